import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { recordsOf } from "../../platform/ask";

/** @throws MedusaError `not_found` where the entity has no record that fits. */
export async function oneRecord<T extends { id: string }>(
  container: MedusaContainer,
  entity: string,
  filters: Record<string, unknown>,
  fields: string[] = ["*"],
): Promise<T> {
  const [record] = await recordsOf<T>(container, entity, filters, fields);
  if (record) return record;
  throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no such ${entity}`);
}
