import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const check = (purposes: string[]) =>
  `alter table "health_consent" drop constraint if exists "health_consent_purpose_check", add constraint "health_consent_purpose_check" check ("purpose" in (${purposes.map((one) => `'${one}'`).join(", ")}));`;

const before = ["lens-values", "home-visit", "kept-prescriptions", "lens-reminder"];

/** An appointment in the store is a purpose of its own: its wording names it. */
export class Migration20261126043100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(check([...before, "appointment"]));
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "health_consent" where "purpose" = 'appointment';`);
    this.addSql(check(before));
  }
}
