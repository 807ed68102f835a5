import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125224500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "email_change" ("id" text not null, "customer_id" text not null, "former" text not null, "wanted" text not null, "token_digest" text not null, "stop_digest" text not null, "expires_at" timestamptz not null, "confirmed_at" timestamptz null, "stoppable_until" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "email_change_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_email_change_customer_id" on "email_change" ("customer_id");`,
    );
    this.addSql(
      `create unique index if not exists "IDX_email_change_token_digest" on "email_change" ("token_digest");`,
    );
    this.addSql(
      `create unique index if not exists "IDX_email_change_stop_digest" on "email_change" ("stop_digest");`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "email_change" cascade;`);
  }
}
