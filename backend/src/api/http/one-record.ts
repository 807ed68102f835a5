import type { MedusaContainer } from "@medusajs/framework/types";
import { recordsOf } from "../../platform/ask";
import { notFoundError } from "../../platform/errors";

/** @throws MedusaError `not_found` where the entity has no record that fits. */
export async function oneRecord<T extends { id: string }>(
  container: MedusaContainer,
  entity: string,
  filters: Record<string, unknown>,
  fields: string[] = ["*"],
): Promise<T> {
  const [record] = await recordsOf<T>(container, entity, filters, fields);
  if (record) return record;
  throw notFoundError(`There is no such ${entity}`);
}
