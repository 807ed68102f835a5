import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261120125001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "business_profile" ("id" text not null, "profile" jsonb not null, "version" integer not null default 1, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "business_profile_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_business_profile_deleted_at" ON "business_profile" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "business_profile" cascade;`);
  }
}
