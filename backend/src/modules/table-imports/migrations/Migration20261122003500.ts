import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122003500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "table_import_line" add column if not exists "allowed" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "table_import_line" drop column if exists "allowed";`);
  }
}
