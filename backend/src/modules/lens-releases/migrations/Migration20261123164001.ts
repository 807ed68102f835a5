import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123164001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "lens_release" ("id" text not null, "state" text check ("state" in ('waiting', 'released', 'asked', 'refused')) not null, "revision" integer not null, "lenses" jsonb null, "text" text null, "decided_by" text null, "decided_by_name" text null, "decided_at" timestamptz null, "same_as" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "lens_release_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_lens_release_deleted_at" ON "lens_release" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "lens_release" cascade;`);
  }
}
