/** What a product has to say by law: VAT class, content, makers, instructions and warnings. */
import {
  contentFacts,
  type ProductInformation,
  type SafetyGap,
  safetyFacts,
  safetyGapsOf,
  vatClasses,
} from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { recordsOf } from "../../platform/ask";
import { notFoundError } from "../../platform/errors";
import { readOnlineProducts } from "../../read-models/catalog/online-products";

type StoredProduct = {
  id: string;
  title: string;
  updated_at: string | Date;
  metadata: Record<string, unknown> | null;
  variants: { id: string; title: string | null; metadata: Record<string, unknown> | null }[];
};

export type StoredInformation = {
  id: string;
  title: string;
  updated_at: string;
  information: ProductInformation;
  /** What variants are called, by id. */
  variants: Record<string, string>;
};

/**
 * @throws MedusaError `not_found`
 */
export async function readInformation(
  container: MedusaContainer,
  id: string,
): Promise<StoredInformation> {
  const [product] = await recordsOf<StoredProduct>(container, "product", { id }, [
    "id",
    "title",
    "updated_at",
    "metadata",
    "variants.id",
    "variants.title",
    "variants.metadata",
  ]);
  if (!product) throw notFoundError(`There is no product ${id}`);
  const { metadata, variants } = product;
  return {
    id,
    title: product.title,
    updated_at: new Date(product.updated_at).toISOString(),
    information: {
      vatClass: vatClasses.find((known) => known === metadata?.vatClass) ?? "by-type",
      safety: safetyFacts.safeParse(metadata?.safety ?? {}).data ?? {},
      contents: variants.map((variant) => ({
        variantId: variant.id,
        ...contentFacts.safeParse(variant.metadata ?? {}).data,
      })),
    },
    variants: Object.fromEntries(variants.map((variant) => [variant.id, variant.title ?? ""])),
  };
}

/** Products on sale of which something is missing, by title. */
export async function informationGaps(
  container: MedusaContainer,
): Promise<{ id: string; title: string; missing: SafetyGap[] }[]> {
  const products = await readOnlineProducts(container, {});
  return products
    .map(({ id, title, safety }) => ({ id, title, missing: safetyGapsOf(safety) }))
    .filter(({ missing }) => missing.length > 0);
}
