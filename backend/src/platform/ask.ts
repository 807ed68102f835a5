/** Questions that reach across modules: one statement each, on the process's own connections. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

export type Value = string | number | Date | readonly string[] | null;

/**
 * @param values bound to each `?` in turn, or to `:name`
 * @param prepared the name under which each connection keeps the statement, so that the database plans it
 *   once; only for statements that never change
 */
export async function ask<Row>(
  container: MedusaContainer,
  sql: string,
  values: readonly Value[] | Readonly<Record<string, Value>> = [],
  prepared?: string,
): Promise<Row[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const question = database.raw<{ rows: Row[] }>(sql, values as never);
  const { rows } = await (prepared === undefined ? question : question.options({ name: prepared }));
  return rows;
}

/** A text in which `%`, `_` and `\` stand for themselves in a pattern of `like`. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** A filter for an address as it was typed somewhere, in small letters or capitals. */
export const inAnyCase = (email: string) => ({ $ilike: likeLiteral(email) });

/** The records of an entity, with what other modules link to them. */
export async function recordsOf<T = unknown>(
  container: MedusaContainer,
  entity: string,
  filters: Record<string, unknown>,
  fields: string[],
): Promise<T[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  return (await query.graph({ entity, filters, fields })).data;
}
