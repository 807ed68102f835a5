import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const tables = ["home_service_request", "home_service_visit"];

/** Visits take place at the customer's home, as all did before, or in the store. */
export class Migration20261126043000 extends Migration {
  override async up(): Promise<void> {
    for (const table of tables) {
      this.addSql(
        `alter table "${table}" add column if not exists "place" text not null default 'home' check ("place" in ('home', 'store'));`,
      );
    }
  }

  override async down(): Promise<void> {
    for (const table of tables) {
      this.addSql(`delete from "${table}" where "place" = 'store';`);
      this.addSql(`alter table "${table}" drop column if exists "place";`);
    }
  }
}
