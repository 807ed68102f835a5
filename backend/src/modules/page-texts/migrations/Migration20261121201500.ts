import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const stamps = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`;

export class Migration20261121201500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "page_text" ("id" text not null, "key" text not null, "language" text not null, "text" text null, "draft" text null, "version" integer not null default 1, "changed_by" text not null, "changed_by_name" text not null, ${stamps}, constraint "page_text_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create table if not exists "page_text_version" ("id" text not null, "text_id" text not null, "text" text null, "changed_by" text not null, "changed_by_name" text not null, ${stamps}, constraint "page_text_version_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_page_text_version_text_id_created_at" on "page_text_version" ("text_id", "created_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "page_text_version" cascade;`);
    this.addSql(`drop table if exists "page_text" cascade;`);
  }
}
