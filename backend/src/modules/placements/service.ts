import { serviceWithSql } from "../../platform/statement";
import Placement from "./models/placement";

type PlacementState = "begun" | "ordered" | "settled" | "refused";

type Begun = {
  cartId: string;
  attempt: string;
  method: string;
  /** In the main unit of the currency. */
  agreed: number;
  currency: string;
};

class PlacementsModuleService extends serviceWithSql({ Placement }) {
  /** Stores the placement; an earlier attempt for the same cart is replaced. */
  async begin({ cartId, attempt, method, agreed, currency }: Begun): Promise<void> {
    const raw = JSON.stringify({ value: String(agreed), precision: 20 });
    await this.query(
      `insert into placement (id, attempt, method, agreed, raw_agreed, currency, state)
       values (?, ?, ?, ?, ?::jsonb, ?, 'begun')
       on conflict (id) do update set attempt = excluded.attempt, method = excluded.method,
         agreed = excluded.agreed, raw_agreed = excluded.raw_agreed, currency = excluded.currency,
         state = 'begun', reason = null, order_id = null, updated_at = now()`,
      [cartId, attempt, method, agreed, raw, currency],
    );
  }

  async mark(
    cartId: string,
    state: PlacementState,
    { reason, orderId }: { reason?: string; orderId?: string } = {},
  ): Promise<void> {
    await this.query(
      `update placement set state = ?, reason = ?, order_id = coalesce(?, order_id),
       updated_at = now() where id = ?`,
      [state, reason ?? null, orderId ?? null, cartId],
    );
  }

  /**
   * Carts whose placement still wants something done, the oldest first.
   * @param seconds how long nothing must have happened to it
   */
  async open(seconds: number): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select id from placement where state in ('begun', 'ordered') and deleted_at is null
       and updated_at < now() - make_interval(secs => ?) order by updated_at limit 200`,
      [seconds],
    );
    return rows.map(({ id }) => id);
  }
}

export default PlacementsModuleService;
