import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const rename = (from: string, to: string) =>
  `update "invoice" set "snapshot" = jsonb_set("snapshot", '{refunded,way}', '"${to}"') where "snapshot"->'refunded'->>'way' = '${from}';`;

/**
 * Ways of paying are called the same everywhere from now on. Only the name of the choice changes;
 * what the credit notes say, to the letter, does not.
 */
export class Migration20261121200500 extends Migration {
  private renameAll(names: readonly (readonly [from: string, to: string])[]): void {
    this.addSql(`alter table "invoice" disable trigger "invoice_is_final";`);
    for (const [from, to] of names) this.addSql(rename(from, to));
    this.addSql(`alter table "invoice" enable trigger "invoice_is_final";`);
  }

  override async up(): Promise<void> {
    this.renameAll([
      ["in-store", "pay-in-store"],
      ["online", "card"],
    ]);
  }

  override async down(): Promise<void> {
    this.renameAll([
      ["pay-in-store", "in-store"],
      ["card", "online"],
      ["other", "online"],
    ]);
  }
}
