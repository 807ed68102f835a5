import type { SiteLanguage } from "@landolt/forms";
import { generateEntityId } from "@medusajs/framework/utils";
import { serviceWithSql } from "../../platform/statement";
import StockAlert from "./models/stock-alert";

export type Alert = { id: string; email: string; language: SiteLanguage };

/** Nobody waits longer for one mail. */
const monthsKept = 12;

class StockAlertsModuleService extends serviceWithSql({ StockAlert }) {
  /** Remembers who asks; twice is once. */
  async remember(variantId: string, email: string, language: SiteLanguage): Promise<void> {
    await this.query(
      `insert into stock_alert (id, variant_id, email, language) values (?, ?, ?, ?)
       on conflict (variant_id, email) where deleted_at is null
         do update set language = excluded.language, updated_at = now()`,
      [generateEntityId(undefined, "salert"), variantId, email.toLowerCase(), language],
    );
  }

  /** Variants that somebody waits for. */
  async wanted(): Promise<string[]> {
    const found = await this.query<{ variant_id: string }>(
      "select distinct variant_id from stock_alert where deleted_at is null",
    );
    return found.map(({ variant_id }) => variant_id);
  }

  /** Those who wait for a variant, the longest first. */
  waiting(variantId: string, most: number): Promise<Alert[]> {
    return this.query<Alert>(
      `select id, email, language from stock_alert where variant_id = ? and deleted_at is null
       order by created_at limit ?`,
      [variantId, most],
    );
  }

  /** Forgets one whose mail is out. */
  async forget(id: string): Promise<void> {
    await this.query("delete from stock_alert where id = ?", [id]);
  }

  /** Forgets one of an address, whose owner says so. @returns whether it was one of that address */
  async end(id: string, email: string): Promise<boolean> {
    const ended = await this.query(
      "delete from stock_alert where id = ? and email = lower(?) returning id",
      [id, email],
    );
    return ended.length > 0;
  }

  /** Forgets those of a person, and those that have waited too long. */
  async deleteOver(email: string | null = null): Promise<void> {
    await this.query(
      `delete from stock_alert
       where created_at < now() - interval '${monthsKept} months' or email = lower(?)`,
      [email],
    );
  }
}

export default StockAlertsModuleService;
