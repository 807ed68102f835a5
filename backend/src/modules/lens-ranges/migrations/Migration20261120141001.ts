import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261120141001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "lens_range" ("id" text not null, "product_id" text not null, "version" integer not null default 1, "range" jsonb not null, "changed_by" text null, "changed_by_name" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "lens_range_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_lens_range_product_id_unique" ON "lens_range" ("product_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_lens_range_deleted_at" ON "lens_range" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `create table if not exists "lens_range_version" ("id" text not null, "product_id" text not null, "version" integer not null, "range" jsonb not null, "changed_by" text null, "changed_by_name" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "lens_range_version_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_lens_range_version_deleted_at" ON "lens_range_version" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_lens_range_version_product_id_version_unique" ON "lens_range_version" ("product_id", "version") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "lens_range" cascade;`);
    this.addSql(`drop table if exists "lens_range_version" cascade;`);
  }
}
