/** Orders under a fault: who was told of an order, and what has to hold of all of them afterwards. */
import { expect } from "vitest";
import { until } from "./backend-process.ts";
import { query } from "./database.ts";
import { violations } from "./order-invariants.ts";
import { type Method, place, type ReadyCart, readyCart } from "./placing.ts";
import { recordFault } from "./record-fault.ts";
import type { ShopInfo } from "./shop-info.ts";

export class Trial {
  info: ShopInfo;
  readonly carts: ReadyCart[] = [];
  /** Ids of carts whose order was acknowledged. */
  readonly acknowledged = new Set<string>();

  constructor(info: ShopInfo) {
    this.info = info;
  }

  async cart(method: Method, options?: Parameters<typeof readyCart>[2]): Promise<ReadyCart> {
    const cart = await readyCart(this.info, method, options);
    this.carts.push(cart);
    return cart;
  }

  async place(cart: ReadyCart, attempt?: string): ReturnType<typeof place> {
    const answer = await place(this.info, cart, attempt);
    if (answer.outcome === "ordered") this.acknowledged.add(cart.id);
    return answer;
  }

  /** Gives the shop time to heal, more than it takes on a busy machine, then holds every cart against the invariants. */
  async end(number: number, tried: string, part?: string): Promise<void> {
    const { info, carts } = this;
    await until(180, async () => {
      const { lost } = await this.losses();
      return lost === 0 && (await violations(info, carts)).length === 0;
    });
    const wrong = await violations(info, carts);
    const { lost, doubled } = await this.losses();
    recordFault(number, { tried, lost, doubled }, part);
    expect({ lost, doubled, wrong }).toEqual({ lost: 0, doubled: 0, wrong: [] });
  }

  /** Carts whose order was acknowledged and is not there, and carts with more orders than one. */
  private async losses(): Promise<{ lost: number; doubled: number }> {
    const counts = await query<{ cart: string; orders: number }>(
      this.info,
      `select metadata->>'cart_id' as cart, count(*)::int as orders from "order"
       where metadata->>'cart_id' = any($1) and deleted_at is null and canceled_at is null
       group by 1`,
      [this.carts.map(({ id }) => id)],
    );
    const ordered = new Set(counts.map(({ cart }) => cart));
    const lost = [...this.acknowledged].filter((id) => !ordered.has(id)).length;
    return { lost, doubled: counts.filter(({ orders }) => orders > 1).length };
  }
}
