import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const check = (purposes: string[]) =>
  `alter table "health_consent" drop constraint if exists "health_consent_purpose_check", add constraint "health_consent_purpose_check" check ("purpose" in (${purposes.map((one) => `'${one}'`).join(", ")}));`;

const before = ["lens-values", "home-visit", "kept-prescriptions"];

/** A mail before lenses run out is a purpose of its own. */
export class Migration20261125221000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(check([...before, "lens-reminder"]));
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "health_consent" where "purpose" = 'lens-reminder';`);
    this.addSql(check(before));
  }
}
