/** Reads products with what their line says. */
import { setImmediate as others } from "node:timers/promises";
import { localeOf, type SiteLanguage, siteLanguages } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { readPricesOfVariants } from "../../read-models/catalog/base-prices";
import { type ProductPart, readProductParts } from "../../read-models/catalog/product-parts";
import { type ProductCells, readProductRows } from "../../read-models/catalog/product-rows";
import {
  type ProductVariant,
  readVariantsOfProducts,
} from "../../read-models/catalog/product-variants";
import { readTranslations } from "../../read-models/catalog/translations";
import { amountReader, joined, partsOf } from "../cell-readers";
import type { CellReader, LoadedTable, StoredRow } from "../plan";
import { inChunks } from "../table";
import { faultsOfChanged, faultsOfNew } from "./check";
import { readersFor, rowLanguage, skuColumn, textFields } from "./columns";
import { productFactCells, variantFactCells } from "./facts";
import { type Places, readPlaces } from "./places";

export type Refs = {
  id: string;
  metadata: Record<string, unknown>;
  /** What a new product is put into. */
  places: Places;
};

/** A product with what belongs to it. */
type Row = ProductCells & {
  parts: readonly ProductPart[];
  variants: readonly (ProductVariant & { price: string | null })[];
};

const priceCell = (amount: string | null, read: CellReader): string => {
  const reading = amount === null ? { cell: "" } : read(amount, false);
  // A price finer than its currency is written as it is.
  return "cell" in reading ? reading.cell : (amount ?? "");
};

/** One cell for all variants from the cells of each. */
function variantCells(
  { variants, metadata: shared }: Row,
  textOf: TextOf,
  currency: string,
): Record<string, string> {
  const readPrice = amountReader(currency);
  const rows = variants.map(({ id, sku, title, metadata, counted, price }) => ({
    [skuColumn]: sku ?? "",
    ...Object.fromEntries(
      siteLanguages.map((language) => [`choice_${language}`, textOf(id, language, "title", title)]),
    ),
    price: priceCell(price, readPrice),
    counted: counted ? "yes" : "no",
    ...variantFactCells(metadata ?? {}, shared ?? {}),
  }));
  const names = Object.keys(rows[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [
      name,
      joined(rows.map((row) => (row as Record<string, string>)[name] ?? "")),
    ]),
  );
}

type TextOf = (id: string, language: SiteLanguage, field: string, own: string | null) => string;

function cellsOf(row: Row, textOf: TextOf, { channels, currency }: Places): Record<string, string> {
  const { id } = row;
  const parts = (kind: ProductPart["kind"]) => row.parts.filter((part) => part.kind === kind);
  const names = (kind: ProductPart["kind"]) => parts(kind).map(({ name }) => name);
  const [option] = parts("option");
  const inEach = (name: string, text: (language: SiteLanguage) => string) =>
    siteLanguages.map((language) => [`${name}_${language}`, text(language)]);
  return {
    type: row.type ?? "",
    channel: [...channels].find(([, one]) => names("channel").includes(one))?.[0] ?? "",
    brand: names("brand")[0] ?? "",
    categories: joined(names("category")),
    collection: row.collection ?? "",
    status: row.status,
    weight: row.weight ?? "",
    pictures: joined(names("picture")),
    ...Object.fromEntries([
      ...textFields.flatMap((field) =>
        inEach(field, (language) => textOf(id, language, field, row[field])),
      ),
      ...inEach("option", (language) =>
        option ? textOf(option.id, language, "title", option.name) : "",
      ),
    ]),
    ...productFactCells(row.metadata ?? {}),
    ...variantCells(row, textOf, currency),
  };
}

/** Products that are put into cells at a stretch: customers' requests are answered in between. */
const stretch = 100;

/** As addresses of the website are. */
const handlePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestHandle = 100;

function byProduct<One extends { product: string }>(list: readonly One[]): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of list) {
    const group = groups.get(one.product);
    if (group) group.push(one);
    else groups.set(one.product, [one]);
  }
  return groups;
}

async function readRows(
  container: MedusaContainer,
  names: readonly string[],
  shopCurrency: string,
): Promise<Row[]> {
  const found = await inChunks(names, (handles) => readProductRows(container, { handles }));
  const all = found.map(({ id }) => id);
  const parts = byProduct(await inChunks(all, (ids) => readProductParts(container, { ids })));
  const variants = await inChunks(all, (ids) => readVariantsOfProducts(container, { ids }));
  const prices = await inChunks(
    variants.map(({ id }) => id),
    (ids) => readPricesOfVariants(container, { ids }),
  );
  const priceOf = new Map(
    prices.flatMap(({ variant, currency, amount }) =>
      currency === shopCurrency ? [[variant, amount]] : [],
    ),
  );
  const variantsOf = byProduct(
    variants.map((variant) => ({ ...variant, price: priceOf.get(variant.id) ?? null })),
  );
  return found.map((row) => ({
    ...row,
    parts: parts.get(row.id) ?? [],
    variants: variantsOf.get(row.id) ?? [],
  }));
}

/** @returns the text of a record in a language; what it is kept in is given */
async function readTexts(container: MedusaContainer, rows: readonly Row[]): Promise<TextOf> {
  const translated = rows.flatMap(({ id, parts, variants }) => [
    id,
    ...parts.flatMap((part) => (part.kind === "option" ? part.id : [])),
    ...variants.map((variant) => variant.id),
  ]);
  const found = await inChunks(translated, (ids) => readTranslations(container, { ids }));
  const texts = new Map(found.map(({ id, locale, texts: own }) => [`${id} ${locale}`, own]));
  return (id, language, field, own) =>
    (language === rowLanguage ? own : texts.get(`${id} ${localeOf(language)}`)?.[field]) ?? "";
}

export async function loadProducts(
  container: MedusaContainer,
  names: readonly string[],
  claimed: readonly string[],
): Promise<LoadedTable<Refs>> {
  const places = await readPlaces(container, claimed);
  const found = await readRows(container, names, places.currency);
  const textOf = await readTexts(container, found);
  const rows = new Map<string, StoredRow<Refs>>();
  for (const [place, row] of found.entries()) {
    if (place % stretch === 0) await others();
    const { id, handle } = row;
    const refs = { id, metadata: row.metadata ?? {}, places };
    rows.set(handle, { key: [handle], cells: cellsOf(row, textOf, places), refs, stored: true });
  }
  const missing = ([handle = ""]: readonly string[]): StoredRow<Refs> | string => {
    if (handle.length > longestHandle || !handlePattern.test(handle)) return "not-a-handle";
    // Known before it is written, so that it can be undone whenever that ends.
    const refs: Refs = { id: generateEntityId(undefined, "prod"), metadata: {}, places };
    return { key: [handle], cells: {}, refs, stored: false };
  };
  return {
    keys: ["handle"],
    readers: readersFor(places),
    rows,
    missing,
    claims: (after) => ({ column: skuColumn, names: partsOf(after[skuColumn] ?? "") }),
    check({ cells, refs, stored }, after) {
      if (stored) return faultsOfChanged({ ...cells, ...after }, after, refs.metadata);
      const taken = partsOf(after[skuColumn] ?? "").filter((sku) => places.takenSkus.has(sku));
      return [
        ...faultsOfNew(after),
        ...taken.map((sku) => ({ code: "sku-taken", detail: skuColumn, allowed: sku })),
      ];
    },
  };
}
