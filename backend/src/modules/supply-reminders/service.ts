import { serviceWithSql } from "../../platform/statement";
import SupplyReminder from "./models/supply-reminder";

export type Reminder = {
  /** The order's id. */
  id: string;
  weeks: number;
  /** YYYY-MM-DD. */
  due_on: string;
  sent_at: Date | null;
};

/** Days that a reminder is known after it was sent, so that it can move on to what is ordered then. */
const daysKnown = 60;

class SupplyRemindersModuleService extends serviceWithSql({ SupplyReminder }) {
  /** Remembers it, in place of another for the same order. */
  async remind(orderId: string, weeks: number, dueOn: string): Promise<void> {
    await this.query(
      `insert into supply_reminder (id, weeks, due_on) values (?, ?, ?)
       on conflict (id) do update
         set weeks = excluded.weeks, due_on = excluded.due_on, sent_at = null, updated_at = now()`,
      [orderId, weeks, dueOn],
    );
  }

  async of(orderId: string): Promise<Reminder | undefined> {
    const [found] = await this.query<Reminder>(
      "select id, weeks, due_on, sent_at from supply_reminder where id = ?",
      [orderId],
    );
    return found;
  }

  async stop(orderId: string): Promise<void> {
    await this.query("delete from supply_reminder where id = ?", [orderId]);
  }

  /** Those whose day has come, and those that were sent and may move on; the longest untouched first. */
  toLookAt(today: string, most: number): Promise<Reminder[]> {
    return this.query<Reminder>(
      `select id, weeks, due_on, sent_at from supply_reminder
       where sent_at is not null or due_on <= ? order by updated_at limit ?`,
      [today, most],
    );
  }

  /** Notes that it was sent, or looked at again after that. */
  async sent(orderId: string): Promise<void> {
    await this.query(
      `update supply_reminder set sent_at = coalesce(sent_at, now()), updated_at = now()
       where id = ?`,
      [orderId],
    );
  }

  /** Deletes those that nothing comes after any more. */
  async deleteOver(): Promise<void> {
    await this.query(
      `delete from supply_reminder where sent_at < now() - interval '${daysKnown} days'`,
    );
  }
}

export default SupplyRemindersModuleService;
