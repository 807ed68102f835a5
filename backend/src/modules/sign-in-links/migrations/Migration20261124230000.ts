import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124230000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "sign_in_link" ("id" text not null, "email" text not null, "language" text not null, "secret_digest" text not null, "token_digest" text not null, "code_digest" text not null, "tries" integer not null default 0, "expires_at" timestamptz not null, "used_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "sign_in_link_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_sign_in_link_expires_at" on "sign_in_link" ("expires_at");`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "sign_in_link" cascade;`);
  }
}
