import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121161500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "shop_change" ("id" bigserial not null, "kind" text not null, "record" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shop_change_pkey" primary key ("id"));`,
    );
    // Called by triggers with the kind, and the column that holds the record's id.
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

  override async down(): Promise<void> {
    this.addSql(`drop function if exists "note_shop_change" cascade;`);
    this.addSql(`drop table if exists "shop_change" cascade;`);
  }
}
