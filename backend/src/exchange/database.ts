/** Statements of an import: few of them, each about many rows, and counted. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Statement } from "../platform/statement";

export type CountedDatabase = {
  ask: Statement;
  /** Runs `work` in one transaction, which is taken back when it throws. */
  inTransaction: <T>(work: (ask: Statement) => Promise<T>) => Promise<T>;
  /** Statements so far. */
  count: () => number;
};

export function countedDatabase(container: MedusaContainer): CountedDatabase {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  let statements = 0;
  type Asked = { raw: typeof connection.raw };
  const askIn =
    (asked: Asked): Statement =>
    async <Row>(sql: string, values: readonly unknown[] = []) => {
      statements += 1;
      const { rows } = await asked.raw<{ rows: Row[] }>(sql, [...values] as never);
      return rows;
    };
  return {
    ask: askIn(connection),
    inTransaction: (work) => connection.transaction((transaction) => work(askIn(transaction))),
    count: () => statements,
  };
}
