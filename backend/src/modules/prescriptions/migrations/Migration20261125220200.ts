import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const times = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`;

export class Migration20261125220200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "eye_prescription" add column if not exists "entered_by" text null;`,
    );
    this.addSql(
      `create table if not exists "eye_file" ("id" text not null, "prescription_id" text not null references "eye_prescription" ("id") on delete cascade, ${times}, constraint "eye_file_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_eye_file_prescription_id_unique" on "eye_file" ("prescription_id");`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "eye_file" cascade;`);
    this.addSql(`alter table if exists "eye_prescription" drop column if exists "entered_by";`);
  }
}
