import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125220100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "supply_reminder" ("id" text not null, "weeks" integer not null, "due_on" text not null, "sent_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "supply_reminder_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_supply_reminder_due_on" on "supply_reminder" ("due_on");`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "supply_reminder" cascade;`);
  }
}
