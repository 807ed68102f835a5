import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121124002 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "bag" ("id" text not null, "version" integer not null default 1, "lines" jsonb not null, "codes" jsonb not null, "form_keys" jsonb not null, "told" jsonb not null, "language" text not null, "cart_id" text not null, "projected_version" integer null, "ordered_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "bag_pkey" primary key ("id")) with (fillfactor = 70);`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_bag_cart_id_unique" ON "bag" ("cart_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_bag_deleted_at" ON "bag" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "bag" cascade;`);
  }
}
