import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123222500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "recall" ("id" text not null, "lot" text not null, "product_id" text not null, "product_title" text not null, "texts" jsonb not null, "begun_by" text not null, "begun_by_name" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "recall_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_recall_lot_product_unique" on "recall" ("lot", "product_id");`,
    );
    this.addSql(
      `create table if not exists "recall_notice" ("id" text not null, "recall_id" text not null, "order_id" text not null, "email" text not null, "mail_key" text not null, "sent_by" text not null, "sent_by_name" text not null, "sent_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "recall_notice_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_recall_notice_recall_id" on "recall_notice" ("recall_id");`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "recall_notice" cascade;`);
    this.addSql(`drop table if exists "recall" cascade;`);
  }
}
