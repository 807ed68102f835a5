import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125223000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "customer_sign_in" ("id" text not null, "customer_id" text not null, "auth_identity_id" text not null, "browser" text not null, "system" text not null, "began_at" timestamptz not null, "seen_at" timestamptz not null default now(), "expires_at" timestamptz not null, constraint "customer_sign_in_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_customer_sign_in_customer_id" on "customer_sign_in" ("customer_id");`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "customer_sign_in" cascade;`);
  }
}
