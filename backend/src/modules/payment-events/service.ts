import { serviceWithSql } from "../../platform/statement";
import PaymentEvent from "./models/payment-event";

export type ReceivedEvent = { id: string; type: string; intentId: string };

/** After so many failures, about a day of them, an event is left for a human to look at. */
const mostTries = 100;

class PaymentEventsModuleService extends serviceWithSql({ PaymentEvent }) {
  /** Keeps the event; false where it is kept already. */
  async keep({ id, type, intentId }: ReceivedEvent): Promise<boolean> {
    const rows = await this.query<{ id: string }>(
      `insert into payment_event (id, type, intent_id, state) values (?, ?, ?, 'new')
       on conflict (id) do nothing returning id`,
      [id, type, intentId],
    );
    return rows.length === 1;
  }

  /** Events to process; each failure makes the next try a little later, at most 15 min. */
  async waiting(): Promise<ReceivedEvent[]> {
    return this.query<ReceivedEvent>(
      `select id, type, intent_id as "intentId" from payment_event
       where state = 'new' and deleted_at is null and tries < ?
         and (tries = 0 or updated_at < now() - least(tries * tries, 900) * interval '1 second')
       order by created_at limit 200`,
      [mostTries],
    );
  }

  async done(id: string, state: "done" | "refused", result: string): Promise<void> {
    await this.query(
      `update payment_event set state = ?, result = ?, updated_at = now() where id = ?`,
      [state, result, id],
    );
  }

  async failed(id: string): Promise<void> {
    await this.query(
      `update payment_event set tries = tries + 1, updated_at = now() where id = ?`,
      [id],
    );
  }
}

export default PaymentEventsModuleService;
