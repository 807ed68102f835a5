import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121123001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "delivery_zone" ("id" text not null, "purpose" text not null, "country" text not null, "code_from" text null, "code_to" text null, "place" text null, "answer" text not null, "note" text not null default '', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "delivery_zone_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_delivery_zone_purpose" ON "delivery_zone" ("purpose") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_delivery_zone_deleted_at" ON "delivery_zone" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `create table if not exists "postal_file" ("id" text not null, "places" jsonb not null, "rows" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "postal_file_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_postal_file_deleted_at" ON "postal_file" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "delivery_zone" cascade;`);
    this.addSql(`drop table if exists "postal_file" cascade;`);
  }
}
