/** What has to be known of a variant to take it into a bag, remembered for a moment. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ProductStatus } from "@medusajs/framework/utils";
import { lensType } from "../../catalog/lenses/lens-products";
import { type ProductOfVariant, readProductOfVariant } from "../../read-models/product-of-variant";
import type { KnownVariant } from "../cart/judge-line";

export type KnownArticle = KnownVariant & {
  /** The sales channels in which its product is published. */
  channels: string[];
};

export function knownArticle({
  status,
  type,
  version,
  range,
  channels,
}: ProductOfVariant): KnownArticle {
  return {
    isLens: type === lensType,
    ...(version !== null && range !== null && { current: { version, range } }),
    channels: status === ProductStatus.PUBLISHED ? channels : [],
  };
}

/** Milliseconds. A change of the catalog or a range is not noticed for so long; a cart notices. */
const freshFor = 2000;
const mostRemembered = 5000;

const memory = new Map<string, { until: number; article: Promise<KnownArticle | undefined> }>();

/** Asks once for a variant that several bags want at the same time; undefined where there is none. */
export function knownVariant(
  container: MedusaContainer,
  id: string,
): Promise<KnownArticle | undefined> {
  const now = Date.now();
  const remembered = memory.get(id);
  if (remembered && remembered.until > now) return remembered.article;
  const article = readVariant(container, id);
  if (memory.size >= mostRemembered) memory.clear();
  memory.set(id, { until: now + freshFor, article });
  article.catch(() => memory.delete(id));
  return article;
}

async function readVariant(
  container: MedusaContainer,
  variantId: string,
): Promise<KnownArticle | undefined> {
  const product = await readProductOfVariant(container, { variantId });
  return product && knownArticle(product);
}
