/** Every address of the sitemap, or some: no link that leads nowhere, no foreign text, a head of its own, data. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { howMany } from "../support/extent.ts";
import {
  alternatesOf,
  canonicalOf,
  descriptionOf,
  sharedPictureOf,
  thingsOf,
  titleOf,
} from "./page-source.ts";
import { ask, forEach, siteAddresses, sitePages } from "./site.ts";
import { languages } from "./texts.ts";

// One worker reads the pages, once.
test.describe.configure({ mode: "default" });

const languageOf = (address: string) =>
  /^\/(fr|de)(?:\/|$)/.exec(new URL(address).pathname)?.[1] ?? "en";

/** What a page says and shows, as text: without scripts, styles, and the names of its elements. */
function wordsOf(page: string): string {
  return page
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]*>/g, (tag) => [...tag.matchAll(/"([^"]*)"/g)].map(([, one]) => one).join(" | "))
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll("<!-- -->", "");
}

function textsOf(language: string): string[] {
  const file = join(import.meta.dirname, `../../messages/${language}.json`);
  const texts = (value: unknown): string[] =>
    typeof value === "string" ? [value] : Object.values(value as object).flatMap(texts);
  return texts(JSON.parse(readFileSync(file, "utf8")));
}

/** Pieces of English texts, three words and longer, that stand in no text of the language. */
function foreignTo(language: string): string[] {
  const own = textsOf(language).join("\n");
  const pieces = textsOf("en").flatMap((text) => text.split(/[{}<>#,]|\bother\b|\bone\b/));
  const long = pieces.map((piece) => piece.trim()).filter((piece) => piece.split(/\s+/).length > 2);
  return [...new Set(long)].filter((piece) => !own.includes(piece));
}

test("every page has a picture for networks, which is there", { tag: "@long" }, async () => {
  const pictures = new Map<string, string>();
  for (const [address, page] of await sitePages()) {
    const { address: picture, alt } = sharedPictureOf(page);
    expect(picture, address).toMatch(/^http.*\/pictures\/.*\.(?:png|jpeg)$/);
    expect(alt, address).not.toBe("");
    // The same words have the same picture, also on two pages.
    if (picture.includes("/titles/")) expect(pictures.get(picture) ?? alt, address).toBe(alt);
    pictures.set(picture, alt);
  }
  // Those of products are not made to be found; a title is drawn, so some stand for all.
  const drawn = [...pictures.keys()].filter((one) => one.includes("/titles/"));
  const encoded = [...pictures.keys()].filter((one) => !one.includes("/titles/"));
  await forEach(encoded, async (picture) => {
    expect((await ask(picture, { method: "HEAD" })).status, picture).toBe(200);
  });
  await forEach(drawn.slice(0, 8), async (picture) => {
    expect((await ask(picture)).status, picture).toBe(200);
  });
});

test("no link of any page leads nowhere", async () => {
  const pages = await sitePages();
  expect(pages.size).toBeGreaterThan(3 * howMany(25, 80));
  // Those that a short run does not read are asked for in all; products by routes.spec.ts as well.
  const known = new Set(await siteAddresses());
  const linked = new Map<string, string>();
  const faults: string[] = [];
  for (const [address, page] of pages) {
    for (const [, href = ""] of page.matchAll(/<a\s[^>]*href="([^"]*)"/g)) {
      const target = new URL(href.replaceAll("&amp;", "&"), address);
      if (target.origin !== new URL(address).origin) continue;
      const anchor = decodeURIComponent(target.hash.slice(1));
      target.hash = "";
      const there = pages.get(target.href);
      // The switcher stands on every page and is one rule: the home page's stand for all.
      const switches = target.searchParams.has("language") && target.pathname.length > 3;
      if (!known.has(target.href) && !switches) linked.set(target.href, address);
      if (there === undefined) continue;
      if (anchor && !there.includes(`id="${anchor}"`)) {
        faults.push(`${address}: no #${anchor} in ${target.href}`);
      }
    }
  }
  await forEach(linked, async ([target, from]) => {
    // A larger picture is made when it is first asked for: that it is known is enough here.
    const isPicture = new URL(target).pathname.startsWith("/pictures/");
    const { status } = await ask(target, { method: isPicture ? "HEAD" : "GET" });
    // A switch of languages stores the choice and leads to the page itself.
    const switched = status === 302 && new URL(target).searchParams.has("language");
    if (status !== 200 && !switched) faults.push(`${from}: ${target} answers ${status}`);
  });
  expect(faults).toEqual([]);
});

for (const language of languages.filter((one) => one !== "en")) {
  test(`every page in ${language} is in its own language`, async () => {
    const pages = await sitePages();
    const faults: string[] = [];
    const foreign = foreignTo(language);
    expect(foreign.length).toBeGreaterThan(300);
    for (const [address, page] of pages) {
      if (languageOf(address) !== language) continue;
      const words = wordsOf(page);
      for (const piece of foreign) {
        if (words.includes(piece)) faults.push(`${address}: ${piece}`);
      }
      const english = pages.get(alternatesOf(page).get("en") ?? "") ?? "";
      if (descriptionOf(page) === descriptionOf(english)) {
        faults.push(`${address} is described in English`);
      }
    }
    expect(faults).toEqual([]);
  });
}

test("every address of the sitemap has a head of its own, languages that answer each other, and data", async () => {
  const pages = await sitePages();
  const addresses = [...pages.keys()];
  expect(addresses.length).toBeGreaterThan(3 * howMany(25, 80));
  expect(
    addresses.filter((one) => /cart-summary|checkout|order|receipt|thank-you/.test(one)),
  ).toEqual([]);
  const alternates = new Map(
    [...pages].map(([address, page]) => [address, [...alternatesOf(page)].sort()]),
  );
  const titles = new Set<string>();
  const faults: string[] = [];
  for (const [address, page] of pages) {
    const check = (holds: boolean, fault: string) => {
      if (!holds) faults.push(`${address}: ${fault}`);
    };
    const language = languageOf(address);
    check(canonicalOf(page) === address, "is not its own canonical address");
    check(descriptionOf(page).length > 10, "is not described");
    check(titleOf(page).length > 5, "has no title");
    const titled = `${language} ${titleOf(page)}`;
    check(!titles.has(titled), "shares its title");
    titles.add(titled);
    const entries = alternates.get(address) ?? [];
    const own = new Map(entries);
    check([...own.keys()].join() === "de,en,fr,x-default", "has not each language");
    check(own.get(language) === address, "leads elsewhere in its own language");
    check(own.get("x-default") === own.get("en"), "is not in English for others");
    for (const other of own.values()) {
      const back = String(alternates.get(other)) === String(entries);
      check(back, `${other} does not lead back`);
    }
    check(thingsOf(page).length > 0, "has no structured data");
  }
  expect(faults).toEqual([]);
});
