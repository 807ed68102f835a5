import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { searchFunctions } from "../search-functions";

/** Whether a word is known is looked up in the list of words, by its beginning and in any collation. */
export class Migration20261123164500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      "create index catalog_word_beginning on catalog_word (language, word text_pattern_ops);",
    );
    for (const sql of searchFunctions) this.addSql(sql);
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists catalog_word_beginning;");
  }
}
