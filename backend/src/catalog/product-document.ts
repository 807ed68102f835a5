/** What the search index knows about a product, in every site language at once. */

type Category = { id: string; name: string; handle: string };

export type IndexedProduct = {
  id: string;
  handle: string;
  status: string;
  title: string;
  subtitle?: string | null;
  description?: string | null;
  deleted_at?: string | Date | null;
  type?: { value: string } | null;
  brand?: { name: string; handle: string } | null;
  categories?: (Category | null)[] | null;
  variants?: ({ sku?: string | null } | null)[] | null;
  sales_channels?: ({ id: string } | null)[] | null;
};

export const indexedFields = [
  "id",
  "handle",
  "status",
  "title",
  "subtitle",
  "description",
  "deleted_at",
  "type.value",
  "brand.name",
  "brand.handle",
  "categories.id",
  "categories.name",
  "categories.handle",
  "variants.sku",
  "sales_channels.id",
];

/** The translated fields of records by their id. */
export type TextsById = ReadonlyMap<string, Partial<Record<string, string>>>;

const present = <T>(items: (T | null)[] | null | undefined): T[] =>
  (items ?? []).filter((item) => item !== null);

/** Texts that are not translated are taken from the record itself. */
export function productDocument(
  product: IndexedProduct,
  { french, german }: { french: TextsById; german: TextsById },
) {
  const fr = french.get(product.id) ?? {};
  const de = german.get(product.id) ?? {};
  const categories = present(product.categories);
  const categoryNames = categories.flatMap(({ id, name }) => [
    name,
    french.get(id)?.name ?? name,
    german.get(id)?.name ?? name,
  ]);
  const subtitle = product.subtitle ?? null;
  const description = product.description ?? null;
  return {
    id: product.id,
    handle: product.handle,
    status: product.status,
    sales_channel_ids: present(product.sales_channels).map(({ id }) => id),
    title: product.title,
    title_fr: fr.title ?? product.title,
    title_de: de.title ?? product.title,
    subtitle,
    subtitle_fr: fr.subtitle ?? subtitle,
    subtitle_de: de.subtitle ?? subtitle,
    description,
    description_fr: fr.description ?? description,
    description_de: de.description ?? description,
    brand: product.brand?.name ?? null,
    brand_handle: product.brand?.handle ?? null,
    type: product.type?.value ?? null,
    category_handles: categories.map(({ handle }) => handle),
    category_names: [...new Set(categoryNames)].join(" "),
    skus: present(product.variants)
      .flatMap(({ sku }) => sku ?? [])
      .join(" "),
  };
}
