/** Sessions of the dashboard, kept in PostgreSQL so that they outlive a restart. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { MemoryStore, type SessionData } from "express-session";

type Row = { content: SessionData };
type Done = (error?: unknown) => void;

/** Sessions that are used are prolonged, but not with every request. */
const prolongAfter = "5 minutes";

const endOf = ({ cookie }: SessionData): Date =>
  cookie.expires ? new Date(cookie.expires) : new Date(Date.now() + 10 * 60 * 60 * 1000);

/**
 * Medusa makes the store of its sessions itself and takes none from outside: Redis where that is
 * set, otherwise the memory of the process. So the memory's methods are given another memory. They
 * are the documented ones of a store: get, set, touch and destroy.
 */
export function keepSessionsInDatabase(containerOf: () => MedusaContainer): void {
  const run = async <T>(sql: string, values: readonly (string | Date)[]): Promise<T[]> => {
    const database = containerOf().resolve(ContainerRegistrationKeys.PG_CONNECTION);
    const { rows } = await database.raw<{ rows: T[] }>(sql, [...values]);
    return rows;
  };
  const report = (work: Promise<unknown>, done?: Done) => {
    work.then(
      () => done?.(),
      (error: unknown) => done?.(error),
    );
  };
  Object.assign(MemoryStore.prototype, {
    get(id: string, done: (error: unknown, session?: SessionData | null) => void) {
      run<Row>("select content from staff_session where id = ? and expires_at > now()", [id]).then(
        ([row]) => done(null, row?.content ?? null),
        (error: unknown) => done(error),
      );
    },
    set(id: string, session: SessionData, done?: Done) {
      report(
        run(
          `insert into staff_session (id, content, expires_at) values (?, ?::jsonb, ?)
           on conflict (id) do update set content = excluded.content,
             expires_at = excluded.expires_at`,
          [id, JSON.stringify(session), endOf(session)],
        ),
        done,
      );
    },
    touch(id: string, session: SessionData, done?: Done) {
      const end = endOf(session);
      report(
        run(
          `update staff_session set expires_at = ?
           where id = ? and expires_at < ?::timestamptz - interval '${prolongAfter}'`,
          [end, id, end],
        ),
        done,
      );
    },
    destroy(id: string, done?: Done) {
      report(run("delete from staff_session where id = ?", [id]), done);
    },
  });
}
