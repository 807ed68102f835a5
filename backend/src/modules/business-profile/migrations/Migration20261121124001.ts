import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Profiles saved before delivery had a price and days of its own get those of the demo business. */
export class Migration20261121124001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `update "business_profile" set "profile" = '{"homeDeliveryPrice": 6.9, "handlingDays": 1, "deliveryDays": {"from": 1, "to": 2}}'::jsonb || "profile";`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `update "business_profile" set "profile" = "profile" - 'homeDeliveryPrice' - 'handlingDays' - 'deliveryDays';`,
    );
  }
}
