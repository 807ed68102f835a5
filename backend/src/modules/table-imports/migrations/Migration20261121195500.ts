import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const stamps = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`;

export class Migration20261121195500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "table_import" ("id" text not null, "table" text not null, "dry_run" boolean not null, "state" text check ("state" in ('checking', 'writing', 'done', 'refused', 'failed')) not null, "total" integer not null default 0, "done" integer not null default 0, "counts" jsonb null, "statements" integer not null default 0, "actor_id" text not null, "actor_name" text not null, "ended_at" timestamptz null, ${stamps}, constraint "table_import_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_table_import_table_created_at" on "table_import" ("table", "created_at") where deleted_at is null;`,
    );
    this.addSql(
      `create table if not exists "table_import_line" ("id" text not null, "import_id" text not null, "line" integer not null, "key" text not null, "effect" text check ("effect" in ('new', 'changed', 'unchanged', 'fault')) not null, "code" text null, "detail" text null, "before" jsonb null, "after" jsonb null, ${stamps}, constraint "table_import_line_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_table_import_line_import_id_line" on "table_import_line" ("import_id", "line") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "table_import_line" cascade;`);
    this.addSql(`drop table if exists "table_import" cascade;`);
  }
}
