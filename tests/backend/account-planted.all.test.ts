/** Two hundred prescriptions are kept, and no table says a word of them; the logs are looked through after the last test. */
import { expect, it } from "vitest";
import { planted, plantedIn } from "../../tools/testing/planted.ts";
import { signIn } from "../support/account.ts";
import { query } from "../support/database.ts";
import { runningShop } from "../support/shop-info.ts";
import { Visitor } from "../support/website.ts";

const info = runningShop();
const peopleOfAccount = 5;

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
  const people = Map.groupBy(planted, ({ person }) => person);
  let visitor = new Visitor(info);
  for (const [name, prescriptions] of people) {
    if (Number(name.slice(-2)) % peopleOfAccount === 0) visitor = await signIn(info);
    const added = await visitor.send("/account/people", { name, consent: "given" });
    expect(added.status).toBe(303);
    for (const { by, issued, sphere, cylinder, axis } of prescriptions) {
      const sent = await visitor.send(`${added.location}/glasses`, {
        ...{ "right.sphere": sphere, "right.cylinder": cylinder, "right.axis": axis },
        ...{ "left.sphere": "+2.75", "pd.right": "31.5", "pd.left": "32.5", issued, by },
      });
      expect(sent.status).toBe(303);
    }
    const shown = [...plantedIn((await visitor.get(added.location)).text).keys()];
    expect(shown.length).toBeGreaterThan(prescriptions.length);
  }
  expect([...plantedIn(await wholeDatabase()).keys()]).toEqual([]);
});
