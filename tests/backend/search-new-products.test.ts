/** Searching while thousands of new products are being taken in. */
import type { Client } from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { storeClient } from "../support/customer.ts";
import { connect } from "../support/database.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();
const sdk = storeClient(info);
/** More than any machine takes in while a search waits. */
const count = 10_000;
const mark = "zz_searched_";

async function search(q: string): Promise<string[]> {
  const { hits } = await sdk.client.fetch<{ hits: { item: { handle: string } }[] }>(
    "/catalog/search",
    { query: { q, language: "en" } },
  );
  return hits.map(({ item }) => item.handle);
}

const forget = `update catalog_entry set channels = '{}', revision = nextval('catalog_entry_revision')
  where id like '${mark}%' and channels <> '{}'`;

let database: Client;

beforeAll(async () => {
  await search("holbrook");
  database = await connect(info);
  // Nobody writes the index meanwhile, who would take out what is no product.
  await database.query("select pg_advisory_lock(hashtext('catalog_entry'))");
});
afterAll(async () => {
  await database.query(forget);
  await vi.waitFor(async () => expect(await search("quellstein")).toEqual([]), 30_000);
  await database.query(`delete from catalog_entry where id like '${mark}%'`);
  await database.end();
}, 60_000);

it("answers at once with what it knows, and misses nothing afterwards", async () => {
  await database.query(
    `insert into catalog_entry (id, handle, channels, categories, facets, titles, price, card, page,
       card_texts, page_texts, revision)
     select '${mark}' || lpad(number::text, 5, '0'), 'quellstein-' || number, channels, '{}', '{}',
       array_fill('Quellstein ' || number, array[3]), price,
       card || jsonb_build_object('handle', 'quellstein-' || number), page, card_texts, page_texts,
       nextval('catalog_entry_revision')
     from catalog_entry, generate_series(1, $1::int) number where handle = 'oakley-frogskins'`,
    [count],
  );
  const last = `quellstein-${count}`;
  // Answered before the last of them can be found: nobody waits until they are all taken in.
  expect(await search(`quellstein ${count}`)).not.toContain(last);
  expect((await search("biofinty"))[0]).toBe("biofinity");
  await vi.waitFor(async () => expect(await search(`quellstein ${count}`)).toEqual([last]), {
    timeout: 50_000,
    interval: 50,
  });
  for (const number of [count / 4, count / 2 + 1, count - 1]) {
    expect((await search(`quellstein ${number}`))[0]).toBe(`quellstein-${number}`);
  }
});
