/**
 * Amounts that a bank keeps ready until they are captured. Reckoned each time from what is stored, so that
 * nothing has to run at the right moment for staff to be told.
 */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ask } from "../ask";
import { providerIds } from "./methods";

/** Days after which the bank lets go what was not captured; the same for every card that Stripe takes. */
const daysHeld = 7;
/** Days before that from which it is work of the day. */
const daysAhead = 2;

export type CardHold = {
  order_id: string;
  display_id: number;
  amount: number;
  currency: string;
  /** When the money goes, or went, back. */
  lapses_at: Date;
  state: "held" | "soon" | "lapsed";
};

/** Stripe says so itself when it lets go, also where somebody cancelled the payment over there. */
const holdsSql = `
  with hold as (
    select o.id as order_id, o.display_id, p.amount::float8 as amount,
      p.currency_code as currency,
      coalesce(
        (select min(e.created_at) from payment_event e where e.intent_id = p.data->>'id'
          and e.result = 'canceled' and e.deleted_at is null),
        p.created_at + make_interval(days => ${daysHeld})) as lapses_at
    from payment p
    join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
      and l.deleted_at is null
    join "order" o on o.id = l.order_id and o.deleted_at is null and o.canceled_at is null
    where p.provider_id = ? and p.deleted_at is null
      and p.captured_at is null and p.canceled_at is null
      and not exists (select 1 from order_transaction t where t.order_id = o.id
        and t.reference = 'capture' and t.deleted_at is null))
  select *, case when lapses_at <= now() then 'lapsed'
    when lapses_at <= now() + make_interval(days => ${daysAhead}) then 'soon'
    else 'held' end as state
  from hold`;

/** Of one order; undefined where nothing is held on a card. */
export async function holdOf(
  container: MedusaContainer,
  orderId: string,
): Promise<CardHold | undefined> {
  const sql = `${holdsSql} where order_id = ? order by lapses_at desc limit 1`;
  const [hold] = await ask<CardHold>(container, sql, [providerIds.card, orderId]);
  return hold;
}

/** Those that lapse soon, and those that did so in the last `days`; what is most urgent first. */
export const lapsingHolds = (container: MedusaContainer, days: number): Promise<CardHold[]> =>
  ask<CardHold>(
    container,
    `${holdsSql} where lapses_at between now() - make_interval(days => ?)
       and now() + make_interval(days => ${daysAhead}) order by lapses_at`,
    [providerIds.card, days],
  );
