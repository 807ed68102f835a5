/** What has to be known of a variant to take it into a bag, remembered for a moment. */
import type { ParameterRange } from "@landolt/optics";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ProductStatus } from "@medusajs/framework/utils";
import { ask } from "../ask";
import type { KnownVariant } from "../cart/judge-line";
import { lensType } from "../lenses/lens-products";

export type KnownArticle = KnownVariant & {
  /** The sales channels in which its product is published. */
  channels: string[];
};

export type StoredProduct = {
  status: string;
  type: string | null;
  version: number | null;
  range: ParameterRange | null;
  channels: string[];
};

export function knownArticle({
  status,
  type,
  version,
  range,
  channels,
}: StoredProduct): KnownArticle {
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

/**
 * One statement over the tables of three modules, where the query engine needs seven and ten times
 * as long: this is asked while somebody waits for "add to bag".
 */
const statement = `
  select p.status, t.value as type, r.version, r.range,
    array(select sales_channel_id from product_sales_channel c
          where c.product_id = p.id and c.deleted_at is null) as channels
  from product_variant v
  join product p on p.id = v.product_id and p.deleted_at is null
  left join product_type t on t.id = p.type_id
  left join lens_range r on r.product_id = p.id and r.deleted_at is null
  where v.id = ? and v.deleted_at is null`;

async function readVariant(
  container: MedusaContainer,
  id: string,
): Promise<KnownArticle | undefined> {
  const [product] = await ask<StoredProduct>(container, statement, [id]);
  return product && knownArticle(product);
}
