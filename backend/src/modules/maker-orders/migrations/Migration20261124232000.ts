import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124232000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "maker_order_line" ("id" text not null, "batch" text not null, "maker" text not null, "line_id" text not null, "boxes" integer not null, "ordered_at" timestamptz not null, "ordered_by" text not null, "ordered_by_name" text not null, "arrived_at" timestamptz null, "arrived_by_name" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "maker_order_line_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_maker_order_line_line_id" on "maker_order_line" ("line_id");`,
    );
    this.addSql(
      `create unique index if not exists "IDX_maker_order_line_batch_line_unique" on "maker_order_line" ("batch", "line_id");`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "maker_order_line" cascade;`);
  }
}
