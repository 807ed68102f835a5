import { expect, test } from "vitest";
import { anyTable, tablesIn } from "./statements.ts";

const found = (source: string) => {
  const { read, written } = tablesIn("some.ts", source);
  return { read: [...read], written: [...written] };
};

test("finds the tables that a statement reads", () => {
  const statement = `select o.id, extract(epoch from now() - o.at) from "order" o
    left join cart c on c.id = o.cart and c.name is distinct from o.name
    where exists (select 1 from bag b where b.at < extract(day from b.until))`;
  expect(found(`const sql = \`${statement}\`;`)).toEqual({
    read: ["order", "bag", "cart"],
    written: [],
  });
});

test("finds the tables that a statement writes", () => {
  expect(
    found(`
      ask("update cart set at = null");
      ask('update "order" as o set at = null');
      ask("insert into bag (id) values (?) on conflict (id) do update set at = now()");
      ask("delete from capture where id = ?");
      ask("truncate price");
    `),
  ).toEqual({ read: [], written: ["cart", "order", "bag", "capture", "price"] });
});

test("leaves out what a statement names itself, functions, PostgreSQL's tables and prose", () => {
  expect(
    found(`
      // select nothing from comment
      import { x } from "somewhere";
      ask("with made as (select 1), other as (select 2) select * from made join other on true");
      ask("select 1 from jsonb_to_recordset(?) as r join lateral (select 1) l on true");
      ask("select 1 from pg_trigger");
      say("A mail from staff, and an update of it");
    `),
  ).toEqual({ read: [], written: [] });
});

test("names a table that is only known at run time", () => {
  expect(found(`ask(\`delete from \${table} where id = ?\`)`).written).toEqual([anyTable]);
});
