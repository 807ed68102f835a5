/**
 * Reads that span tables of Medusa's modules: one statement each, where the modules' own query would need
 * many. The only place for SQL on Medusa's tables; `tests/backend/read-models.test.ts` has the database
 * plan every statement, so that a column that Medusa has renamed is named by a test.
 */
import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ask, type Value } from "../platform/ask";

export type Parameters = Readonly<Record<string, Value>>;

type ReadModel<Answer, P> = {
  (container: MedusaContainer, parameters: P): Promise<Answer>;
  readonly statement: string;
};

/** What joins many tables takes the database longer to plan than to answer, so a connection plans each once. */
const nameOf = (statement: string) =>
  `read-${createHash("sha256").update(statement).digest("hex").slice(0, 16)}`;

/**
 * A view of any number of rows.
 * @param statement constant; `:name` is a parameter. Where PostgreSQL can not infer its type, write
 *   `cast(:name as text)`: Knex takes `:name::` for an identifier.
 */
export function manyRows<Row, P extends Parameters = Record<never, Value>>(
  statement: string,
): ReadModel<Row[], P> {
  const prepared = nameOf(statement);
  const read = (container: MedusaContainer, parameters: P) =>
    ask<Row>(container, statement, parameters, prepared);
  return Object.assign(read, { statement });
}

/** A view of one row; undefined where there is none. */
export function oneRow<Row, P extends Parameters = Record<never, Value>>(
  statement: string,
): ReadModel<Row | undefined, P> {
  const rows = manyRows<Row, P>(statement);
  const read = async (container: MedusaContainer, parameters: P) =>
    (await rows(container, parameters))[0];
  return Object.assign(read, { statement });
}

/**
 * One of a list, in a statement that joins many tables. The database keeps a plan only where knowing the
 * parameters would not promise a cheaper one; the length of a list would, so it is hidden from the planner.
 * @param parameter name of a list of texts
 */
export const anyOf = (parameter: string): string =>
  `any(array(select unnest(cast(:${parameter} as text[]))))`;
