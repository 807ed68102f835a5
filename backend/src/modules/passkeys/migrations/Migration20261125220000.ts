import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125220000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "passkey" ("id" text not null, "auth_identity_id" text not null, "credential_id" text not null, "public_key" text not null, "counter" bigint not null default 0, "transports" text[] not null, "name" text not null, "used_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "passkey_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_passkey_credential_id" on "passkey" ("credential_id");`,
    );
    this.addSql(
      `create index if not exists "IDX_passkey_auth_identity_id" on "passkey" ("auth_identity_id");`,
    );
    this.addSql(
      `create table if not exists "passkey_challenge" ("id" text not null, "challenge" text not null, "auth_identity_id" text null, "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "passkey_challenge_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_passkey_challenge_challenge" on "passkey_challenge" ("challenge");`,
    );
    this.addSql(
      `create index if not exists "IDX_passkey_challenge_expires_at" on "passkey_challenge" ("expires_at");`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "passkey" cascade;`);
    this.addSql(`drop table if exists "passkey_challenge" cascade;`);
  }
}
