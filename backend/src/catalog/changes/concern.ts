/** Which products a change concerns. */
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Change } from "../../modules/changes/service";
import {
  type RecordsOfProducts,
  readProductsOfRecords,
} from "../../read-models/catalog/products-of-records";
import { readChanges } from "./surrogate-keys";

/** A product that is deleted for good is known by its id alone. */
type Product = { id: string; handle?: string };

/** What changes are about. */
export type Concern = {
  /** Every product's price or stock may be another. */
  all: boolean;
  products: Product[];
  /** Surrogate keys of pages, but for those of the products. */
  keys: ReadonlySet<string>;
};

async function productsOf(
  container: MedusaContainer,
  records: RecordsOfProducts,
): Promise<Product[]> {
  if (Object.values(records).every((ids) => ids.length === 0)) return [];
  const rows = await readProductsOfRecords(container, records);
  const found = new Set(rows.map(({ id }) => id));
  const gone = records.product.filter((id) => !found.has(id));
  return [...rows, ...gone.map((id) => ({ id }))];
}

export async function concernOf(
  container: MedusaContainer,
  changes: readonly Change[],
): Promise<Concern> {
  const { keys, records, all } = readChanges(changes);
  return { all, keys, products: await productsOf(container, records) };
}

/** Products named one by one; where more have changed together, every page is out of date. */
const mostNamed = 200;

/** The surrogate keys of the pages that are out of date; undefined for all pages. */
export function keysOf({ all, keys, products }: Concern): string[] | undefined {
  const handles = products.flatMap(({ handle }) => handle ?? []);
  // Of a product that is gone for good nobody knows the address any more.
  if (all || products.length > mostNamed || handles.length < products.length) return undefined;
  const named = handles.map((handle) => `product-${handle}`);
  return [...keys, ...(named.length > 0 ? ["products", ...named] : [])];
}
