import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Which cart a prescription belongs to; its content is a file (`prescription-files.ts`). */
export class Migration20261123181000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "lens_prescription" ("id" text not null, "media_type" text not null, "cart_id" text null, "created_at" timestamptz not null default now(), constraint "lens_prescription_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_lens_prescription_cart_id" on "lens_prescription" ("cart_id");`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "lens_prescription" cascade;`);
  }
}
