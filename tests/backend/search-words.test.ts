/** Search by words: in each language, with slips, while typing, whatever is typed, among thousands. */
import type { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storeClient } from "../support/customer.ts";
import { connect } from "../support/database.ts";
import { runningShop } from "../support/shop-info.ts";
import { inRole, signInAsStaff, statusOf } from "../support/staff.ts";

const info = runningShop();
const sdk = storeClient(info);

interface Item {
  handle: string;
  title: string;
  kind: string;
  lens?: { kind: string };
  frame?: { sun?: object };
}

async function search(q: string, language: string): Promise<Item[]> {
  const { hits } = await sdk.client.fetch<{ hits: { item: Item }[] }>("/catalog/search", {
    query: { q, language },
  });
  return hits.map(({ item }) => item);
}

/** Whether the website's page of what is found shows it. */
async function pageFinds(q: string, title: string): Promise<boolean> {
  const page = await fetch(`${info.shop}/search?q=${encodeURIComponent(q)}`);
  return (await page.text()).includes(title);
}

async function offered(q: string, language = "en"): Promise<string[]> {
  const { suggestions } = await sdk.client.fetch<{ suggestions: { title: string }[] }>(
    "/catalog/suggestions",
    { query: { q, language } },
  );
  return suggestions.map(({ title }) => title);
}

const wanted: Record<string, (item: Item) => boolean> = {
  lenses: ({ kind }) => kind === "lens",
  torics: ({ lens }) => lens?.kind === "toric",
  suns: ({ frame }) => frame?.sun !== undefined,
  solutions: ({ handle }) => /solution/.test(handle),
};

/** Everything of that kind that is sold online. */
async function soldOf(what: string): Promise<string[]> {
  const all = await Promise.all(
    ["contact-lenses", "oakley", "accessories"].map(async (category) => {
      const { items } = await sdk.client.fetch<{ items: Item[] }>("/catalog/listing", {
        query: { language: "en", category, per_page: 100 },
      });
      return items;
    }),
  );
  return all
    .flat()
    .filter(wanted[what] ?? (() => false))
    .map(({ handle }) => handle);
}

describe("finds all that the shop sells of what is asked for", () => {
  it("which is known to be enough", async () => {
    expect(await soldOf("lenses")).toHaveLength(12);
    expect((await soldOf("torics")).length).toBeGreaterThan(1);
    expect((await soldOf("suns")).length).toBeGreaterThan(5);
    expect((await soldOf("solutions")).length).toBeGreaterThan(1);
  });

  it.each([
    ["fr", "lenses", "lentilles", "lentiles", "LENTILLES"],
    ["fr", "torics", "lentilles toriques", "lentilles toriqes", "lentile torique"],
    ["fr", "suns", "lunettes de soleil", "lunetes de soleil", "lunettes de solel"],
    ["fr", "torics", "torique", "toriqe", "torrique"],
    ["fr", "solutions", "produit d’entretien", "produit d'entretein", "produit d entretien"],
    ["de", "lenses", "Linsen", "Linsne", "linse"],
    ["de", "lenses", "Kontaktlinse", "Kontaktlnse", "kontaktlinsen"],
    ["de", "torics", "torisch", "torsch", "torische"],
    ["de", "solutions", "Pflegemittel", "Pflegemitel", "pflegemittel"],
    ["de", "suns", "Sonnenbrille", "Sonenbrille", "sonnenbrillen"],
    ["en", "lenses", "lens", "lenz", "lenses"],
    ["en", "torics", "toric", "torik", "toric lens"],
    ["en", "solutions", "solution", "soluton", "solutions"],
    ["en", "suns", "sunglasses", "sunglases", "sunglass"],
  ])("%s %s: %s, %s, %s", async (language, what, ...questions) => {
    const sold = await soldOf(what);
    for (const question of questions) {
      const found = (await search(question, language)).map(({ handle }) => handle);
      expect(found, question).toEqual(expect.arrayContaining(sold));
    }
  });

  it.each([
    ["fr", "sphérique", "spherique"],
    ["fr", "étui", "etui"],
    ["de", "Lösung", "losung"],
    ["de", "Zubehör", "zubehor"],
  ])("%s %s, also without accents", async (language, accented, plain) => {
    const found = await search(accented, language);
    expect(found.length).toBeGreaterThan(0);
    expect(await search(plain, language)).toEqual(found);
  });
});

it.each([
  "'",
  '"',
  "' or 1=1 --",
  "a & b | !c <-> d:*",
  "(((",
  ":*",
  "\\",
  "%_%",
  "$1 ? :name",
  "👓",
  "👓 biofinity",
  "\u0000",
  "\ud800",
  "²",
  "ⅷ",
  "中文",
  "עברית",
  "a/b.c http://d.e/f?g=h i@j.k -1e5",
  "the of and",
  " ",
  "x".repeat(10_000),
  "é ".repeat(2000),
])("answers %j", async (q) => {
  for (const path of ["search", "suggestions"]) {
    const query = new URLSearchParams({ q, language: "fr" });
    const answer = await fetch(`${info.backend}/catalog/${path}?${query}`, {
      headers: { "x-publishable-api-key": info.publishableKey },
    });
    expect(answer.status).toBe(200);
  }
});

describe("synonyms", () => {
  it("are found by at once, and forgotten at once", async () => {
    const staff = await signInAsStaff(info);
    const body = { language: "en", words: "quillfeather", means: "biofinity" };
    const call = (path: string, method: string, sent?: object) =>
      staff.client.fetch<{ search_synonym: { id: string; words: string } }>(
        `/admin/search-synonyms${path}`,
        { method, ...(sent && { body: sent }) },
      );
    expect(await search("quillfeather", "en")).toEqual([]);
    // Cached now, and stale with the synonym.
    expect(await pageFinds("quillfeather", "Biofinity")).toBe(false);
    const { search_synonym } = await call("", "POST", body);
    expect((await search("quillfeather", "en"))[0]?.title).toBe("Biofinity");
    expect((await search("quilfeather", "en"))[0]?.title).toBe("Biofinity");
    await expect.poll(() => pageFinds("quillfeather", "Biofinity")).toBe(true);
    await call(`/${search_synonym.id}`, "POST", { ...body, words: "quagmire glass" });
    expect(await search("quillfeather", "en")).toEqual([]);
    expect((await search("quagmire glass", "en"))[0]?.title).toBe("Biofinity");
    const lastEntry = async () => {
      const { audit_entries } = await staff.client.fetch<{ audit_entries: object[] }>(
        "/admin/audit",
        { query: { id: search_synonym.id } },
      );
      return audit_entries[0];
    };
    await expect.poll(lastEntry).toMatchObject({
      before: { words: "quillfeather" },
      after: { words: "quagmire glass" },
    });
    await call(`/${search_synonym.id}`, "DELETE");
    expect(await search("quagmire", "en")).toEqual([]);
    for (const wrong of [{ language: "xx" }, { words: "  " }, { means: "x".repeat(81) }]) {
      const sent = { ...body, ...wrong };
      expect(await statusOf(staff, "POST", "/admin/search-synonyms", sent)).toBe(400);
    }
  });

  it("are not for those who may only read", async () => {
    const { sdk: reader } = await inRole(info, "read-only");
    expect(await statusOf(reader, "GET", "/admin/search-synonyms")).toBe(200);
    expect(await statusOf(reader, "POST", "/admin/search-synonyms", {})).toBe(403);
  });
});

describe("with documents of its own", () => {
  const mark = "zz_words_";
  const count = 10_000;
  let database: Client;
  beforeAll(async () => {
    database = await connect(info);
    await database.query(
      `insert into catalog_search
       select '${mark}' || title, 'en', channels, title, names, about,
         1 / sqrt(array_length(string_to_array(title, ' '), 1)),
         catalog_document('catalog_en', lower(title), lower(names), lower(about))
       from (
         values ('Zorbo', 'Quendel zq9013', 'A classic of beaches'),
           ('Zorbo XS', '', 'The zorbo for children'), ('Zorbofix', '', ''), ('Krume', '', 'zorbo'),
           ('Knarz Tie', 'Quendel', ''), ('Wuppdich', 'zorbo', '')
         union all select 'Quellstein ' || number, 'Mulmig', ''
           from generate_series(1, $1::int) number
       ) made (title, names, about), (select channels from catalog_search where title = 'Biofinity' limit 1) shown`,
      [count],
    );
    await database.query(
      `insert into catalog_word select distinct 'en', word from catalog_search,
         unnest(tsvector_to_array(to_tsvector('catalog_any', title || ' ' || names))) word
       where product_id like '${mark}%' on conflict do nothing`,
    );
  });
  afterAll(async () => {
    await database.query(`delete from catalog_search where product_id like '${mark}%'`);
    await database.query("delete from catalog_word where word ~ 'zorbo|quell|krume|wupp'");
    await database.end();
  });

  it.each([
    ["zorbo", ["Zorbo", "Zorbo XS", "Wuppdich"]],
    ["zurbo", ["Zorbo"]],
    ["zorbof", ["Zorbofix"]],
    ["quendel tie", ["Knarz Tie"]],
    ["zq9o13", ["Zorbo"]],
    [`quellstein ${count}`, [`Quellstein ${count}`]],
    [`quelstein ${count - 1}`, [`Quellstein ${count - 1}`]],
    ["quellstein 4711 mulmig", ["Quellstein 4711"]],
  ])("%s: %j first", async (question, titles) => {
    expect((await offered(question)).slice(0, titles.length)).toEqual(titles);
  });

  it("finds the number that is typed and none of its neighbours", async () => {
    expect(await offered("quellstein 4711")).toEqual(["Quellstein 4711"]);
  });

  it("finds some of the words where nothing has all", async () => {
    expect((await offered("quendel bananabread")).toSorted()).toEqual(["Knarz Tie", "Zorbo"]);
  });

  it("shows only what the channel shows", async () => {
    const hide = "update catalog_search set channels = $1 where product_id = $2";
    const id = `${mark}Zorbofix`;
    await database.query(hide, [["elsewhere"], id]);
    expect(await offered("zorbofix")).toEqual([]);
  });
});
