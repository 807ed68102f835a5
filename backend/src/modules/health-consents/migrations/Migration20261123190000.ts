import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123190000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "health_consent" ("id" text not null, "purpose" text check ("purpose" in ('lens-values', 'home-visit')) not null, "subject" text not null, "version" text not null, "language" text not null, "given_at" timestamptz not null, "taken_by" text null, "taken_by_name" text null, "withdrawn_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "health_consent_pkey" primary key ("id"));`,
    );
    // One that counts for each subject, however many requests give it at once.
    this.addSql(
      `create unique index if not exists "IDX_health_consent_given" on "health_consent" ("subject", "purpose") where withdrawn_at is null and deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_health_consent_subject" on "health_consent" ("subject");`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "health_consent" cascade;`);
  }
}
