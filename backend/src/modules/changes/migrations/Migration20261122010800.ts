import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const noting = (
  before: string,
) => `create or replace function "note_shop_change"() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
${before}  if tg_op = 'DELETE' then changed := to_jsonb(old); else changed := to_jsonb(new); end if;
  insert into "shop_change" ("kind", "record") values (tg_argv[0], changed ->> tg_argv[1]);
  return null;
end
$$;`;

export class Migration20261122010800 extends Migration {
  override async up(): Promise<void> {
    // A process that makes thousands of records notes what they belong to once, in the same transaction.
    this.addSql(
      noting(
        "  if current_setting('shop.changes_are_noted', true) = 'yes' then return null; end if;\n",
      ),
    );
  }

  override async down(): Promise<void> {
    this.addSql(noting(""));
  }
}
