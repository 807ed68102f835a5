import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { searchFunctions } from "../search-functions";

/** Fewer products are ranked where very many have all words. */
export class Migration20261127055000 extends Migration {
  override async up(): Promise<void> {
    for (const sql of searchFunctions) this.addSql(sql);
  }

  /** What was ranked before is as right. */
  override async down(): Promise<void> {}
}
