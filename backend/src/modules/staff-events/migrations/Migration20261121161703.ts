import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121161703 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "staff_event" ("id" serial primary key, "kind" text check ("kind" in ('order', 'request', 'promise-warning', 'promise-breach')) not null, "resource_id" text not null, "reference" text not null, "at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null);`,
    );
    this.addSql(
      `create unique index if not exists "IDX_staff_event_kind_resource" on "staff_event" ("kind", "resource_id");`,
    );
    this.addSql(`create index if not exists "IDX_staff_event_at" on "staff_event" ("at");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "staff_event" cascade;`);
  }
}
