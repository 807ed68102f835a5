import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123181500 extends Migration {
  override async up(): Promise<void> {
    for (const table of ["lens_range", "lens_range_version"]) {
      this.addSql(
        `alter table if exists "${table}" add column if not exists "source" text null, add column if not exists "checked_on" text null;`,
      );
    }
  }

  override async down(): Promise<void> {
    for (const table of ["lens_range", "lens_range_version"]) {
      this.addSql(
        `alter table if exists "${table}" drop column if exists "source", drop column if exists "checked_on";`,
      );
    }
  }
}
