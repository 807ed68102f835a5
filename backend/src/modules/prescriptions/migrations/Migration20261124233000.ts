import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const times = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`;

export class Migration20261124233000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "eye_person" ("id" text not null, "customer_id" text not null, "wrapped_key" text not null, "key_version" integer not null, "content" text not null, ${times}, constraint "eye_person_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_eye_person_customer_id" on "eye_person" ("customer_id");`,
    );
    this.addSql(
      `create index if not exists "IDX_eye_person_key_version" on "eye_person" ("key_version");`,
    );
    this.addSql(
      `create table if not exists "eye_prescription" ("id" text not null, "person_id" text not null references "eye_person" ("id") on delete cascade, "content" text not null, ${times}, constraint "eye_prescription_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_eye_prescription_person_id" on "eye_prescription" ("person_id");`,
    );
    this.addSql(
      `create table if not exists "eye_access" ("id" text not null, "person_id" text not null, "prescription_id" text null, "actor_id" text not null, "action" text check ("action" in ('read', 'write', 'delete')) not null, ${times}, constraint "eye_access_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_eye_access_person_id" on "eye_access" ("person_id");`,
    );
  }

  override async down(): Promise<void> {
    for (const table of ["eye_access", "eye_prescription", "eye_person"]) {
      this.addSql(`drop table if exists "${table}" cascade;`);
    }
  }
}
