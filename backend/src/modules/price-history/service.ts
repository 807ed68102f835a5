import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { serviceWithSql } from "../../platform/statement";
import PricePoint from "./models/price-point";

export type SeenPrice = { variantId: string; regionId: string; amount: number; reduced: boolean };

class PriceHistoryModuleService extends serviceWithSql({ PricePoint }) {
  /**
   * Notes the prices that differ from the last ones noted, as of this moment. Two writers wait for
   * each other, so that no change is noted twice.
   * @returns how many had changed
   */
  async note(prices: readonly SeenPrice[]): Promise<number> {
    const written = await this.repository.transaction(async (manager: SqlEntityManager) => {
      await manager.execute("select pg_advisory_xact_lock(hashtext('price_point'))");
      return manager.execute<unknown[]>(
        `insert into price_point (id, variant_id, region_id, amount, reduced, since)
         select 'price_point_' || gen_random_uuid(), seen."variantId", seen."regionId", seen.amount,
           seen.reduced, now()
         from jsonb_to_recordset(?::jsonb)
           as seen("variantId" text, "regionId" text, amount double precision, reduced boolean)
         left join lateral (
           select amount, reduced from price_point
           where region_id = seen."regionId" and variant_id = seen."variantId"
             and deleted_at is null
           order by since desc limit 1
         ) last on true
         where (last.amount, last.reduced) is distinct from (seen.amount, seen.reduced)
         returning id`,
        [JSON.stringify(prices)],
      );
    });
    return written.length;
  }
}

export default PriceHistoryModuleService;
