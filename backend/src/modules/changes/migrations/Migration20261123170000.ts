import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const noting = (
  afterwards: string,
) => `create or replace function "note_shop_changes"() returns trigger language plpgsql as $$
begin
  insert into "shop_change" ("kind", "record")
  select tg_argv[0], string_agg("record", ' ') from (
    select "record", (row_number() over () - 1) / 1000 as "part"
    from (select distinct to_jsonb("changed") ->> tg_argv[1] as "record" from "changed") as "each"
  ) as "parted" group by "part";
${afterwards}  return null;
end
$$;`;

/** Who follows the changes is notified at the commit, instead of looking several times a second. */
export class Migration20261123170000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(noting("  perform pg_notify('shop_change', '');\n"));
  }

  override async down(): Promise<void> {
    this.addSql(noting(""));
  }
}
