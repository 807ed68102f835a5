/** Orders and requests for visits under a fault: who was told of one, and what has to hold of all of them afterwards. */
import { expect } from "vitest";
import { query } from "./database.ts";
import { eventually } from "./eventually.ts";
import { filledForm, isThankedFor } from "./home-visit.ts";
import { missingMails, violations } from "./order-invariants.ts";
import { type Method, place, type ReadyCart, readyCart } from "./placing.ts";
import { recordFault } from "./record-fault.ts";
import type { ShopInfo } from "./shop-info.ts";
import { visitLosses, waitingVisits } from "./visit-invariants.ts";

export class Trial {
  info: ShopInfo;
  readonly carts: ReadyCart[] = [];
  /** Ids of carts whose order was acknowledged. */
  readonly acknowledged = new Set<string>();
  /** Requests for visits by their address, and whether they were acknowledged. */
  readonly visits = new Map<string, boolean>();
  /** Carts whose mails are counted. A copy of a shop may hold mails of orders that were placed after its moment. */
  mailed: readonly ReadyCart[] = this.carts;

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

  /** Somebody new asks for a home visit on the website. @returns sends the form; whether the website has the request */
  async visit(): Promise<() => Promise<boolean>> {
    const form = await filledForm(this.info);
    return async () => {
      const isAcknowledged = await isThankedFor(this.info, form);
      this.visits.set(form.email ?? "", isAcknowledged);
      return isAcknowledged;
    };
  }

  /** Gives the shop time to heal, more than it takes on a busy machine, then holds everything against the invariants. */
  async end(number: number, tried: string, part?: string): Promise<void> {
    const { lost, doubled, wrong } = await eventually(async () => {
      const found = await this.findings();
      if (found.lost > 0 || found.wrong.length > 0) throw new Error("not healed yet");
      return found;
    }, this.info).catch(() => this.findings());
    recordFault(number, { tried, lost, doubled }, part);
    expect({ lost, doubled, wrong }, wrong.join("\n")).toEqual({ lost: 0, doubled: 0, wrong: [] });
  }

  private async findings(): Promise<{ lost: number; doubled: number; wrong: string[] }> {
    const { info, carts } = this;
    const orders = await this.orderLosses();
    const visits = await visitLosses(info, this.visits);
    const wrong = [
      ...(await violations(info, carts)),
      ...(await missingMails(info, this.mailed)),
      ...(await waitingVisits(info)),
    ];
    return {
      lost: orders.lost + visits.lost,
      doubled: orders.doubled + visits.doubled,
      wrong,
    };
  }

  /** Carts whose order was acknowledged and is not there, and carts with more orders than one. */
  private async orderLosses(): Promise<{ lost: number; doubled: number }> {
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
