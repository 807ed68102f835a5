import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * One note for each statement, or for a thousand records of it, instead of one for each row. A process that writes
 * many records, as an import does, needs not silence the triggers any more.
 */
export class Migration20261123140100 extends Migration {
  override async up(): Promise<void> {
    // With its triggers; each start of a backend makes those that are missing.
    this.addSql(`drop function if exists "note_shop_change" cascade;`);
    // Called with the kind, and the column that holds the record's id.
    this.addSql(
      `create or replace function "note_shop_changes"() returns trigger language plpgsql as $$
begin
  insert into "shop_change" ("kind", "record")
  select tg_argv[0], string_agg("record", ' ') from (
    select "record", (row_number() over () - 1) / 1000 as "part"
    from (select distinct to_jsonb("changed") ->> tg_argv[1] as "record" from "changed") as "each"
  ) as "parted" group by "part";
  return null;
end
$$;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop function if exists "note_shop_changes" cascade;`);
    this.addSql(
      `create or replace function "note_shop_change"() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
  if tg_op = 'DELETE' then changed := to_jsonb(old); else changed := to_jsonb(new); end if;
  insert into "shop_change" ("kind", "record") values (tg_argv[0], changed ->> tg_argv[1]);
  return null;
end
$$;`,
    );
  }
}
