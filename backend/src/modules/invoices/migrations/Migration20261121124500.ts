import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121124500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "invoice_sequence" ("year" integer not null, "last" integer not null, constraint "invoice_sequence_pkey" primary key ("year"));`,
    );
    this.addSql(
      `create table if not exists "invoice" ("id" text not null, "kind" text check ("kind" in ('invoice', 'credit-note')) not null, "year" integer not null, "sequence" integer not null, "order_id" text not null, "occasion" text not null, "issued_at" timestamptz not null, "snapshot" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "invoice_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_invoice_number" ON "invoice" ("year", "sequence");`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_invoice_occasion_unique" ON "invoice" ("occasion");`,
    );
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_invoice_order_id" ON "invoice" ("order_id");`);
    this.addSql(
      `create or replace function refuse_invoice_change() returns trigger language plpgsql as $$ begin raise exception 'An issued invoice is never changed or deleted'; end $$;`,
    );
    this.addSql(
      `create or replace trigger "invoice_is_final" before update or delete on "invoice" for each row execute function refuse_invoice_change();`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "invoice" cascade;`);
    this.addSql(`drop table if exists "invoice_sequence" cascade;`);
    this.addSql(`drop function if exists refuse_invoice_change();`);
  }
}
