/** Which brand a product has: the one way of writing it, within Medusa's workflows of products. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { BRANDS_MODULE } from "../../modules/brands";
import { recordsOf } from "../../platform/ask";

/** `additional_data` of Medusa's workflows that create and update products: ids of brands by the products' handles. */
export const brandsShape = { brands: z.record(z.string().max(200), z.string().max(80)).optional() };
const additionalData = z.object(brandsShape).catch({});

export type BrandLink = { product: string; brand: string };
export type BrandChange = { before: BrandLink[]; after: BrandLink[] };

const linked = ({ product, brand }: BrandLink) => ({
  [Modules.PRODUCT]: { product_id: product },
  [BRANDS_MODULE]: { brand_id: brand },
});

export async function writeBrandLinks(
  container: MedusaContainer,
  { before, after }: BrandChange,
): Promise<void> {
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  if (before.length > 0) await link.dismiss(before.map(linked));
  if (after.length > 0) await link.create(after.map(linked));
}

type Branded = { id: string; brand?: { id: string } | null };

/** What has to be linked so that these products have the brands that were asked for. */
export async function brandChange(
  container: MedusaContainer,
  products: readonly { id: string; handle: string }[],
  asked: unknown,
): Promise<BrandChange> {
  const { brands = {} } = additionalData.parse(asked);
  const wanted = products.flatMap(({ id, handle }) => {
    const brand = brands[handle];
    return brand === undefined ? [] : [{ product: id, brand }];
  });
  if (wanted.length === 0) return { before: [], after: [] };
  const filters = { id: wanted.map(({ product }) => product) };
  const known = await recordsOf<Branded>(container, "product", filters, ["id", "brand.id"]);
  const brandOf = new Map(known.map(({ id, brand }) => [id, brand?.id]));
  const changed = wanted.filter(({ product, brand }) => brandOf.get(product) !== brand);
  return {
    before: changed.flatMap(({ product }) => {
      const brand = brandOf.get(product);
      return brand === undefined ? [] : [{ product, brand }];
    }),
    after: changed,
  };
}
