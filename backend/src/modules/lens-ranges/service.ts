import type { ParameterRange } from "@landolt/optics";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId } from "@medusajs/framework/utils";
import { conflictError } from "../../platform/errors";
import { serviceWithSql } from "../../platform/statement";
import LensRange from "./models/lens-range";
import LensRangeVersion from "./models/lens-range-version";

/** Who saves: the account and how that person is called. */
export type Author = { id: string; name: string };

/** Where the values were taken from, and the day (YYYY-MM-DD) on which they were last compared with it. */
export type RangeOrigin = { source: string | null; checked_on: string | null };

export type RangeChange = {
  productId: string;
  range: ParameterRange;
  origin: RangeOrigin;
  /** The version that was read; 0 for a product that has no range yet. */
  version: number;
};

class LensRangesModuleService extends serviceWithSql({ LensRange, LensRangeVersion }) {
  /**
   * Writes all changes and a line of history for each, or nothing. Every statement is conditional on
   * the version that was read: two writers can not both find it.
   * @throws MedusaError `conflict` when somebody else has saved one of the ranges in between.
   */
  async replaceAll(changes: readonly RangeChange[], author: Author | undefined): Promise<void> {
    await this.repository.transaction(async (manager: SqlEntityManager) => {
      for (const change of changes) await this.replace(manager, change, author);
    });
  }

  private async replace(
    manager: SqlEntityManager,
    { productId, range, origin, version }: RangeChange,
    author: Author | undefined,
  ): Promise<void> {
    const who = [author?.id ?? null, author?.name ?? null];
    const values = [JSON.stringify(range), origin.source, origin.checked_on, ...who];
    const written =
      version === 0
        ? await manager.execute<unknown[]>(
            `insert into lens_range
             (id, product_id, version, range, source, checked_on, changed_by, changed_by_name)
             values (?, ?, 1, ?::jsonb, ?, ?, ?, ?) on conflict do nothing returning id`,
            [generateEntityId(undefined, "lens"), productId, ...values],
          )
        : await manager.execute<unknown[]>(
            `update lens_range set range = ?::jsonb, source = ?, checked_on = ?, changed_by = ?,
             changed_by_name = ?, version = version + 1, updated_at = now()
             where product_id = ? and version = ? and deleted_at is null returning id`,
            [...values, productId, version],
          );
    if (written.length === 0) {
      throw conflictError("The lens range was changed by someone else; reload it before saving");
    }
    await manager.execute(
      `insert into lens_range_version
       (id, product_id, version, range, source, checked_on, changed_by, changed_by_name)
       values (?, ?, ?, ?::jsonb, ?, ?, ?, ?)`,
      [generateEntityId(undefined, "lensver"), productId, version + 1, ...values],
    );
  }
}

export default LensRangesModuleService;
