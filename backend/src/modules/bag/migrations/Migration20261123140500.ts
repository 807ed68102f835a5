import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123140500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "bag" rename column "told" to "shown";`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "bag" rename column "shown" to "told";`);
  }
}
