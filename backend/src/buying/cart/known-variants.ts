import type { ParameterRange } from "@landolt/optics";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { lensType } from "../../catalog";
import type { KnownVariant } from "./judge-line";

type StoredVariant = {
  id: string;
  product?: {
    type?: { value: string } | null;
    lens_range?: { version: number; range: ParameterRange } | null;
  } | null;
};

/** Articles of our own making, such as a line that staff typed in, have no variant. */
const unknownVariant: KnownVariant = { isLens: false };

/** Asks once for all the variants; those that do not exist are left for Medusa to refuse. */
export async function readVariants(
  container: MedusaContainer,
  ids: readonly (string | null | undefined)[],
): Promise<(id: string | null | undefined) => KnownVariant> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return () => unknownVariant;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product_variant",
    fields: ["id", "product.type.value", "product.lens_range.version", "product.lens_range.range"],
    filters: { id: wanted },
  });
  const stored: StoredVariant[] = data;
  const known = new Map(
    stored.map(({ id, product }): [string, KnownVariant] => {
      const current = product?.lens_range ?? undefined;
      const isLens = product?.type?.value === lensType;
      return [id, { isLens, ...(current ? { current } : {}) }];
    }),
  );
  return (id) => known.get(id ?? "") ?? unknownVariant;
}
