import type { Event, RemoteQueryFunction, SearchTypes } from "@medusajs/framework/types";
import { defineSearchIndex, search } from "@medusajs/framework/utils";
import {
  type IndexedProduct,
  indexedFields,
  productDocument,
  type TextsById,
} from "../catalog/product-document";

const batchSize = 200;

type Selection = { filters: Record<string, unknown>; skip?: number; withDeleted?: boolean };
type Translation = { reference_id: string; translations: Record<string, string> };

/**
 * Translations as they are in the database. The query's own `locale` would take them from its cache,
 * and a document built from an old text stays old.
 */
async function readTexts(
  query: RemoteQueryFunction,
  ids: string[],
  locale: string,
): Promise<TextsById> {
  const { data } = await query.graph({
    entity: "translation",
    fields: ["reference_id", "translations"],
    filters: { reference_id: ids, locale_code: locale },
  });
  const stored: Translation[] = data;
  return new Map(stored.map(({ reference_id, translations }) => [reference_id, translations]));
}

async function readBatch(
  query: RemoteQueryFunction,
  { filters, skip = 0, withDeleted = false }: Selection,
) {
  const { data } = await query.graph({
    entity: "product",
    fields: indexedFields,
    filters,
    pagination: { skip, take: batchSize, order: { id: "ASC" } },
    withDeleted,
  });
  const products: IndexedProduct[] = data;
  const kept = products.filter(({ deleted_at }) => !deleted_at);
  const ids = kept.flatMap(({ id, categories }) => [
    id,
    ...(categories ?? []).flatMap((category) => category?.id ?? []),
  ]);
  const texts = {
    french: await readTexts(query, ids, "fr-FR"),
    german: await readTexts(query, ids, "de-DE"),
  };
  return {
    complete: products.length < batchSize,
    gone: products.filter(({ deleted_at }) => deleted_at).map(({ id }) => id),
    documents: kept.map((product) => productDocument(product, texts)),
  };
}

/** What an event's data name: one record, or several in the old style. */
function idsOf(data: unknown): string[] {
  const records: unknown[] = Array.isArray(data) ? data : [data];
  return records.flatMap((record) => {
    if (typeof record !== "object" || record === null || !("id" in record)) return [];
    const { id } = record;
    if (typeof id === "string") return [id];
    return Array.isArray(id) ? id.filter((one) => typeof one === "string") : [];
  });
}

async function changedProducts(event: Event<unknown>, query: RemoteQueryFunction) {
  const ids = idsOf(event.data);
  if (!event.name.startsWith("translation.")) return ids;
  const { data } = await query.graph({
    entity: "translation",
    fields: ["reference", "reference_id"],
    filters: { id: ids },
  });
  const translations: { reference: string; reference_id: string }[] = data;
  return translations
    .filter(({ reference }) => reference === "product")
    .map(({ reference_id }) => reference_id);
}

/** Products in every site language at once: whoever searches in French finds the German word too. */
export default defineSearchIndex({
  name: "product",
  entity: "product",
  fields: search.define({
    id: search.keyword().filterable(),
    handle: search.keyword().filterable(),
    status: search.keyword().filterable(),
    sales_channel_ids: search.keyword().array().filterable(),
    title: search.text().searchable({ weight: 4 }),
    title_fr: search.text().searchable({ weight: 4 }),
    title_de: search.text().searchable({ weight: 4 }),
    subtitle: search.text().searchable({ weight: 2 }),
    subtitle_fr: search.text().searchable({ weight: 2 }),
    subtitle_de: search.text().searchable({ weight: 2 }),
    description: search.text().searchable({ weight: 1 }),
    description_fr: search.text().searchable({ weight: 1 }),
    description_de: search.text().searchable({ weight: 1 }),
    brand: search.text().searchable({ weight: 3 }),
    brand_handle: search.keyword().filterable().facetable(),
    type: search.keyword().filterable().facetable(),
    category_handles: search.keyword().array().filterable().facetable(),
    category_names: search.text().searchable({ weight: 1 }),
    skus: search.text().searchable({ weight: 2 }),
  }),
  events: [
    "product.created",
    "product.updated",
    "product.deleted",
    "translation.created",
    "translation.updated",
  ],
  async consume(event, { container: { query } }) {
    if (event.name === "product.deleted") {
      return [{ action: "delete", filters: { id: idsOf(event.data) } }];
    }
    const ids = await changedProducts(event, query);
    if (ids.length === 0) return [];
    const { documents } = await readBatch(query, { filters: { id: ids } });
    return [{ action: "upsert", documents }];
  },
  async *seed({ container: { query }, filters = {}, catchup }: SearchTypes.SearchSeedContext) {
    const wanted = catchup ? { ...filters, updated_at: { $gte: catchup.since } } : filters;
    for (let skip = 0, complete = false; !complete; skip += batchSize) {
      const batch = await readBatch(query, {
        filters: wanted,
        skip,
        withDeleted: catchup !== undefined,
      });
      complete = batch.complete;
      if (batch.documents.length > 0) yield [{ action: "upsert", documents: batch.documents }];
      if (batch.gone.length > 0) yield [{ action: "delete", filters: { id: batch.gone } }];
    }
  },
});
