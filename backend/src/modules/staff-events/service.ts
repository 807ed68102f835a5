import { serviceWithSql } from "../../platform/statement";
import StaffEvent from "./models/event";

export type EventKind =
  | "order"
  | "withdrawal"
  | "request"
  /** What a customer has answered or changed about a visit. */
  | "answer"
  | "promise-warning"
  | "promise-breach";

export type StaffEventRow = {
  id: number;
  kind: EventKind;
  resource_id: string;
  reference: string;
  at: string;
};

/** One reading gives at most so many; the next goes on from there. */
const atOnce = 100;

const shown = (row: StaffEventRow): StaffEventRow => ({
  ...row,
  id: Number(row.id),
  at: new Date(row.at).toISOString(),
});

class StaffEventsModuleService extends serviceWithSql({ StaffEvent }) {
  /** Writes events, once for each kind and resource. */
  async record(
    kind: EventKind,
    resources: readonly { id: string; reference: string }[],
  ): Promise<void> {
    if (resources.length === 0) return;
    await this.query(
      `insert into staff_event (kind, resource_id, reference, at)
       select ?, id, reference, now()
       from jsonb_to_recordset(?::jsonb) as resource (id text, reference text)
       on conflict (kind, resource_id) do nothing`,
      [kind, JSON.stringify(resources)],
    );
  }

  /** Writes an event that may happen to a resource more than once: the latest counts. */
  async recordAgain(
    kind: EventKind,
    { resourceId, reference }: { resourceId: string; reference: string },
  ): Promise<void> {
    await this.query(
      `insert into staff_event (kind, resource_id, reference, at) values (?, ?, ?, now())
       on conflict (kind, resource_id) do update
       set id = nextval(pg_get_serial_sequence('staff_event', 'id')), at = now()`,
      [kind, resourceId, reference],
    );
  }

  /** The last events of these kinds, the newest first. */
  async lastOf(kinds: readonly EventKind[], atMost: number): Promise<StaffEventRow[]> {
    const rows = await this.query<StaffEventRow>(
      `select id, kind, resource_id, reference, at from staff_event
       where kind in (${kinds.map(() => "?").join(", ") || "null"}) order by id desc limit ?`,
      [...kinds, atMost],
    );
    return rows.map(shown);
  }

  /**
   * Events after `id`, the oldest first. The youngest half second is left for the next reading: a
   * number is given before its row can be seen, so a smaller one may still appear.
   */
  async after(id: number): Promise<StaffEventRow[]> {
    const rows = await this.query<StaffEventRow>(
      `select id, kind, resource_id, reference, at from staff_event
       where id > ? and at < now() - interval '500 milliseconds' order by id limit ${atOnce}`,
      [id],
    );
    return rows.map(shown);
  }

  /** The number of the latest event; 0 when there is none. */
  async latest(): Promise<number> {
    const [row] = await this.query<{ id: number | null }>(
      "select max(id) as id from staff_event where at < now() - interval '500 milliseconds'",
    );
    return Number(row?.id ?? 0);
  }

  /** Deletes what nobody comes back for. */
  async deleteBefore(before: Date): Promise<void> {
    await this.query("delete from staff_event where at < ?", [before]);
  }
}

export default StaffEventsModuleService;
