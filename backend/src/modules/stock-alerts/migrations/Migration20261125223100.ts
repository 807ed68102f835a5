import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125223100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "stock_alert" ("id" text not null, "variant_id" text not null, "email" text not null, "language" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "stock_alert_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_stock_alert_variant_id_email_unique" on "stock_alert" ("variant_id", "email") where "deleted_at" is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "stock_alert" cascade;`);
  }
}
