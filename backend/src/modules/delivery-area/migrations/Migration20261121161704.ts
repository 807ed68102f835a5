import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121161704 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "delivery_zone" add column if not exists "version" integer not null default 1;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "delivery_zone" drop column if exists "version";`);
  }
}
