import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";

/** @throws MedusaError `not_found` where the entity has no record that fits. */
export async function oneRecord<T extends { id: string }>(
  container: MedusaContainer,
  entity: string,
  filters: Record<string, unknown>,
  fields: string[] = ["*"],
): Promise<T> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity, filters, fields });
  const [record]: T[] = data;
  if (record) return record;
  throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no such ${entity}`);
}
