/** What a new product is put into: channels, brands, categories, and SKUs that nobody else may have. */
import { isProductType } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { lookbookChannel } from "../../catalog";
import { shopCurrency } from "../../content";
import { type ProductPlace, readProductPlaces } from "../../read-models/catalog/product-places";
import { readSkusInUse } from "../../read-models/catalog/skus-in-use";
import { inChunks } from "../table";
import type { Known } from "./columns";

export type Places = Known & {
  /** Ids of a category and of those above it. */
  above(category: string): string[];
  shippingProfile: string | undefined;
  /** Those of the claimed SKUs that variants have. */
  takenSkus: ReadonlySet<string>;
  /** Stock that is counted for a SKU and belongs to no variant any more. */
  freeItems: ReadonlyMap<string, string>;
};

/** @param claimed SKUs that new products want to have */
export async function readPlaces(
  container: MedusaContainer,
  claimed: readonly string[],
): Promise<Places> {
  const [all, currency] = await Promise.all([
    readProductPlaces(container, {}),
    shopCurrency(container),
  ]);
  const of = (kind: ProductPlace["kind"]) => all.filter((place) => place.kind === kind);
  const byName = (kind: ProductPlace["kind"]) =>
    new Map(of(kind).map(({ id, name }) => [name, id]));
  const categories = byName("category");
  const parentOf = new Map(of("category").map(({ id, parent }) => [id, parent]));
  const online = of("online")[0]?.id;
  const lookbook = byName("channel").get(lookbookChannel);
  const used = await inChunks(claimed, (skus) => readSkusInUse(container, { skus }));
  return {
    currency,
    brands: byName("brand"),
    categories,
    collections: byName("collection"),
    types: new Map([...byName("type")].filter(([name]) => isProductType(name))),
    channels: new Map([
      ...(online ? [["online", online] as const] : []),
      ...(lookbook ? [["lookbook", lookbook] as const] : []),
    ]),
    above(category) {
      const ids: string[] = [];
      for (let id = categories.get(category); id; id = parentOf.get(id) ?? undefined) ids.push(id);
      return ids;
    },
    shippingProfile: of("profile").at(-1)?.id,
    takenSkus: new Set(used.flatMap(({ sku, item }) => (item === null ? sku : []))),
    freeItems: new Map(used.flatMap(({ sku, item }) => (item === null ? [] : [[sku, item]]))),
  };
}
