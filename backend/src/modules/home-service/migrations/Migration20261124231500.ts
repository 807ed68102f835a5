import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124231500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "home_service_lost" ("id" text not null, "idempotency_key" text not null, "name" text not null, "phone" text not null, "email" text not null, "received_at" timestamptz not null, "called_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "home_service_lost_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_home_service_lost_idempotency_key_unique" on "home_service_lost" ("idempotency_key") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "home_service_lost" cascade;`);
  }
}
