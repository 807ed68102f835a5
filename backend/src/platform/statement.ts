/** SQL of a module's own, where its service's methods do not reach. */
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { DAL } from "@medusajs/framework/types";

/** Runs SQL whose `?` are bound in turn; gives the rows. */
export type Statement = <Row>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Runs one statement at a time, each a transaction of its own. */
export const statementsIn =
  (repository: DAL.RepositoryService): Statement =>
  <Row>(sql: string, values: readonly unknown[] = []) =>
    repository.getFreshManager<SqlEntityManager>().execute<Row[]>(sql, [...values]);
