/**
 * Reads that span tables of Medusa's modules: one statement each, where the modules' own query would need
 * many. The only place for SQL on Medusa's tables; `tests/backend/read-models.test.ts` has the database
 * plan every statement, so that a column that Medusa has renamed is named by a test.
 */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ask, type Value } from "../platform/ask";

export type Parameters = Readonly<Record<string, Value>>;

type ReadModel<Answer, P> = {
  (container: MedusaContainer, parameters: P): Promise<Answer>;
  readonly statement: string;
};

/**
 * A view of any number of rows.
 * @param statement constant; `:name` is a parameter. Where PostgreSQL can not infer its type, write
 *   `cast(:name as text)`: Knex takes `:name::` for an identifier.
 */
export function manyRows<Row, P extends Parameters = Record<never, Value>>(
  statement: string,
): ReadModel<Row[], P> {
  const read = (container: MedusaContainer, parameters: P) =>
    ask<Row>(container, statement, parameters);
  return Object.assign(read, { statement });
}

/** A view of one row; undefined where there is none. */
export function oneRow<Row, P extends Parameters = Record<never, Value>>(
  statement: string,
): ReadModel<Row | undefined, P> {
  const read = async (container: MedusaContainer, parameters: P) =>
    (await ask<Row>(container, statement, parameters))[0];
  return Object.assign(read, { statement });
}
