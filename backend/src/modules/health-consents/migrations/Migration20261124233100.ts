import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const check = (purposes: string[]) =>
  `alter table "health_consent" drop constraint if exists "health_consent_purpose_check", add constraint "health_consent_purpose_check" check ("purpose" in (${purposes.map((one) => `'${one}'`).join(", ")}));`;

/** Prescriptions that an account keeps are a purpose of their own. */
export class Migration20261124233100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(check(["lens-values", "home-visit", "kept-prescriptions"]));
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "health_consent" where "purpose" = 'kept-prescriptions';`);
    this.addSql(check(["lens-values", "home-visit"]));
  }
}
