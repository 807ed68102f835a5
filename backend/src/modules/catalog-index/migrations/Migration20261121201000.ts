import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121201000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create sequence if not exists "catalog_entry_revision";`);
    this.addSql(
      `create table if not exists "catalog_entry" ("id" text not null, "handle" text not null, "channels" text[] not null, "categories" text[] not null, "facets" jsonb not null, "titles" text[] not null, "price" double precision null, "card" jsonb not null, "page" jsonb not null, "card_texts" jsonb not null, "page_texts" jsonb not null, "revision" bigint not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "catalog_entry_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_catalog_entry_revision" on "catalog_entry" ("revision");`,
    );
    this.addSql(
      `create index if not exists "IDX_catalog_entry_handle" on "catalog_entry" ("handle");`,
    );
    // One row: how the entries were calculated, and up to which change and which moment.
    this.addSql(
      `create table if not exists "catalog_index_state" ("id" text not null default 'only', "version" text not null, "change" bigint not null, "clock" timestamptz not null, constraint "catalog_index_state_pkey" primary key ("id"));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "catalog_index_state" cascade;`);
    this.addSql(`drop table if exists "catalog_entry" cascade;`);
    this.addSql(`drop sequence if exists "catalog_entry_revision";`);
  }
}
