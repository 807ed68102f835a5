import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121203000 extends Migration {
  override async up(): Promise<void> {
    // Since when somebody has the present password; what was signed before counts no longer.
    this.addSql(
      `create table if not exists "staff_password" ("auth_identity_id" text not null, "changed_at" timestamptz not null, constraint "staff_password_pkey" primary key ("auth_identity_id"));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "staff_password" cascade;`);
  }
}
