import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121123501 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "placement" ("id" text not null, "attempt" text not null, "method" text not null, "agreed" numeric not null, "raw_agreed" jsonb not null, "currency" text not null, "state" text check ("state" in ('begun', 'ordered', 'settled', 'refused')) not null, "reason" text null, "order_id" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "placement_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_placement_deleted_at" ON "placement" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_placement_open" ON "placement" ("updated_at") WHERE state in ('begun', 'ordered') AND deleted_at IS NULL;`,
    );
    // The last word on "one order per bag": whatever the program does, the database takes no second.
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_cart_id_unique" ON "order" ((metadata->>'cart_id')) WHERE metadata->>'cart_id' IS NOT NULL AND deleted_at IS NULL AND canceled_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_cart_id_unique";`);
    this.addSql(`drop table if exists "placement" cascade;`);
  }
}
