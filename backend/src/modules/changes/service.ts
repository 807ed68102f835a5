import { serviceWithSql } from "../../platform/statement";
import ShopChange from "./models/shop-change";

/** `record` is one id, or as many as one note names, with a space between them. */
export type Change = { id: number; kind: string; record: string | null };

/** A table whose changes are noted. */
export type Watched = {
  table: string;
  kind: string;
  /** Holds the record's id; nothing where the kind is enough. */
  column?: string;
};

const name = /^[a-z_]+$/;

/** Changes of rows, and where a trigger finds those; the last one's trigger says that all are there. */
const watchedEvents = [
  ["insert", "new"],
  ["update", "new"],
  ["delete", "old"],
] as const;

class ChangesModuleService extends serviceWithSql({ ShopChange }) {
  /**
   * Sees to it that each of these tables notes its changes, in the transaction that makes them: what
   * is committed is noted, by any writer. A statement makes one note, however many rows it changes.
   * @throws Error where a table is not there, or named in a way that no table is
   */
  async watch(tables: readonly Watched[]): Promise<void> {
    const known = await this.query<{ table: string; args: string }>(
      `select tgrelid::regclass::text as "table", encode(tgargs, 'escape') as args
       from pg_trigger where tgname = 'note_shop_delete'`,
    );
    const done = new Map(known.map(({ table, args }) => [table.replaceAll('"', ""), args]));
    for (const { table, kind, column = "" } of tables) {
      if (done.get(table) === `${kind}\\000${column}\\000`) continue;
      if (![table, kind].every((word) => name.test(word))) throw new Error(`No table: ${table}`);
      for (const [event, rows] of watchedEvents) {
        await this.query(
          `create or replace trigger note_shop_${event} after ${event} on "${table}"
           referencing ${rows} table as changed
           for each statement execute function note_shop_changes('${kind}', '${column}')`,
        );
      }
    }
  }

  /** The number of the last change. */
  async last(): Promise<number> {
    const [row] = await this.query<{ id: string | null }>("select max(id) as id from shop_change");
    return Number(row?.id ?? 0);
  }

  /** Whether the change `id` is still known, and with it everything that came after. */
  async reachesBack(id: number): Promise<boolean> {
    const rows = await this.query("select 1 from shop_change where id = ?", [id]);
    return rows.length > 0;
  }

  /** Changes with a higher number, at most `most` of them. */
  async since(id: number, most: number): Promise<Change[]> {
    const rows = await this.query<{ id: string; kind: string; record: string | null }>(
      "select id, kind, record from shop_change where id > ? order by id limit ?",
      [id, most],
    );
    return rows.map((row) => ({ ...row, id: Number(row.id) }));
  }

  /** Notes changes that no trigger sees. */
  async note(kind: string, records: readonly string[]): Promise<void> {
    await this.query(
      `with noted as (
         insert into shop_change (kind, record) select ?, jsonb_array_elements_text(?::jsonb)
       ) select pg_notify('shop_change', '')`,
      [kind, JSON.stringify(records)],
    );
  }

  /** The last one is kept, by which everybody knows that nothing was missed. */
  async deleteOld(): Promise<void> {
    await this.query(
      `delete from shop_change where created_at < now() - interval '1 hour'
         and id < (select max(id) from shop_change)`,
    );
  }
}

export default ChangesModuleService;
