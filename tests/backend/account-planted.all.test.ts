/** Two hundred prescriptions are kept, and neither any table nor any log says a word of them. */
import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { signIn } from "../support/account.ts";
import { query } from "../support/database.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();
const accounts = 4;
const people = 5;
const prescriptions = 10;

/** Everything in the database, as text. */
async function wholeDatabase(): Promise<string> {
  const tables = await query<{ name: string }>(
    info,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(150);
  const contents = [];
  for (const { name } of tables) {
    contents.push(await query<{ text: string }>(info, `select t::text as text from ${name} t`));
  }
  return contents.flatMap((rows) => rows.map(({ text }) => text)).join("\n");
}

it("leaves nothing of them to read", { timeout: 300_000 }, async () => {
  const planted: string[] = [];
  const mark = (said: string) => {
    const text = `${said} ${randomUUID()}`;
    planted.push(text);
    return text;
  };
  for (let account = 0; account < accounts; account += 1) {
    const visitor = await signIn(info);
    for (let person = 0; person < people; person += 1) {
      const added = await visitor.send("/account/people", { name: mark("Lou"), consent: "given" });
      expect(added.status).toBe(303);
      for (let one = 0; one < prescriptions; one += 1) {
        const sent = await visitor.send(`${added.location}/glasses`, {
          ...{ "right.sphere": "-3.25", "right.cylinder": "-1.75", "right.axis": "173" },
          ...{ "left.sphere": "+2.75", "pd.right": "31.5", "pd.left": "32.5" },
          ...{ issued: "2026-01-01", by: mark("Dr.") },
        });
        expect(sent.status).toBe(303);
      }
    }
  }
  expect(planted).toHaveLength(accounts * people * (prescriptions + 1));
  const logs = join(info.dataDir, "logs");
  const names = await readdir(logs);
  const read = await Promise.all(names.map((name) => readFile(join(logs, name), "utf8")));
  const everything = [await wholeDatabase(), ...read].join("\n");
  const found = planted.filter((text) => everything.includes(text));
  expect(found).toEqual([]);
  expect(everything).not.toContain('"cylinder":-175');
  expect(everything).not.toContain('"axis":173');
});
