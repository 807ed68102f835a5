/** Writes new products: with Medusa's workflow, then our brand and the texts in other languages. */
import { inEach, translatedLanguages } from "@landolt/forms";
import type {
  CreateProductWorkflowInputDTO,
  MedusaContainer,
  ProductDTO,
} from "@medusajs/framework/types";
import type { ProductStatus } from "@medusajs/framework/utils";
import { createProductsWorkflow } from "@medusajs/medusa/core-flows";
import { type TranslatedRecord, writeTranslations } from "../../catalog";
import { partsOf } from "../cell-readers";
import type { Cells, Change } from "../plan";
import { rowLanguage, skuColumn, textFields } from "./columns";
import { productMetadata, variantMetadata } from "./facts";
import type { Refs } from "./load";

/** The categories that a line names, and those above them. */
export const categoriesIn = ({ categories = "" }: Cells, places: Refs["places"]): string[] => [
  ...new Set(partsOf(categories).flatMap((name) => places.above(name))),
];

export function picturesIn({ pictures = "" }: Cells) {
  const urls = partsOf(pictures);
  return { images: urls.map((url) => ({ url })), thumbnail: urls[0] ?? null };
}

function productOf({ row, after }: Change<Refs>): CreateProductWorkflowInputDTO {
  const [handle] = row.key;
  const { id, places } = row.refs;
  const cell = (column: string) => after[column] ?? "";
  const text = (field: string) => cell(`${field}_${rowLanguage}`) || null;
  const [type, collection] = [
    places.types.get(cell("type")),
    places.collections.get(cell("collection")),
  ];
  const option = cell(`option_${rowLanguage}`);
  const choices = partsOf(cell(`choice_${rowLanguage}`));
  return {
    ...{ id, handle: handle ?? null, status: cell("status") as ProductStatus },
    ...{ title: text("title") ?? "", subtitle: text("subtitle"), description: text("description") },
    ...(type ? { type_id: type } : {}),
    ...(collection ? { collection_id: collection } : {}),
    category_ids: categoriesIn(after, places),
    sales_channels: [{ id: places.channels.get(cell("channel")) ?? "" }],
    ...(places.shippingProfile ? { shipping_profile_id: places.shippingProfile } : {}),
    weight: cell("weight") ? Number(cell("weight")) : null,
    ...picturesIn(after),
    metadata: productMetadata(after, {}),
    options: [{ title: option, values: choices }],
    variants: variantsOf(after, option, choices, places),
  };
}

function variantsOf(
  after: Cells,
  option: string,
  choices: readonly string[],
  { currency, freeItems }: Pick<Refs["places"], "currency" | "freeItems">,
): NonNullable<CreateProductWorkflowInputDTO["variants"]> {
  const metadata = variantMetadata(after);
  const [amounts, counted] = [partsOf(after.price ?? ""), partsOf(after.counted ?? "")];
  return partsOf(after[skuColumn] ?? "").map((sku, rank) => {
    const title = choices[rank] ?? "";
    const isCounted = counted[rank] !== "no";
    const item = freeItems.get(sku);
    return {
      ...{ title, sku, variant_rank: rank, manage_inventory: isCounted },
      options: { [option]: title },
      metadata: metadata[rank] ?? {},
      prices: amounts[rank] ? [{ currency_code: currency, amount: Number(amounts[rank]) }] : [],
      ...(isCounted && item
        ? { inventory_items: [{ inventory_item_id: item, required_quantity: 1 }] }
        : {}),
    };
  });
}

const filled = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));

/** The texts of a product, its option, its values and the variants named after them. */
function textsOf(after: Cells, product: ProductDTO): TranslatedRecord[] {
  const texts = (
    reference: string,
    id: string | undefined,
    textsIn: (language: string) => Record<string, string>,
  ): TranslatedRecord[] =>
    id === undefined
      ? []
      : [
          {
            reference,
            id,
            texts: inEach(translatedLanguages, (language) => filled(textsIn(language))),
          },
        ];
  const cell = (column: string) => after[column] ?? "";
  const [option] = product.options ?? [];
  return [
    ...texts("product", product.id, (language) =>
      Object.fromEntries(textFields.map((field) => [field, cell(`${field}_${language}`)])),
    ),
    ...texts("product_option", option?.id, (language) => ({ title: cell(`option_${language}`) })),
    ...partsOf(cell(skuColumn)).flatMap((sku, rank) => {
      const choice = (language: string) => partsOf(cell(`choice_${language}`))[rank] ?? "";
      const variant = product.variants?.find((one) => one.sku === sku);
      const value = option?.values?.find((one) => one.value === choice(rowLanguage));
      return [
        ...texts("product_option_value", value?.id, (language) => ({ value: choice(language) })),
        ...texts("product_variant", variant?.id, (language) => ({ title: choice(language) })),
      ];
    }),
  ];
}

/** Ids of brands by the handles of the products that get them. */
export const brandsOf = (changes: readonly Change<Refs>[]): Record<string, string> =>
  Object.fromEntries(
    changes.flatMap(({ row: { key, refs }, after }) => {
      const brand = refs.places.brands.get(after.brand ?? "");
      return brand === undefined ? [] : [[key[0] ?? "", brand]];
    }),
  );

export async function createProducts(
  container: MedusaContainer,
  changes: readonly Change<Refs>[],
): Promise<void> {
  const { result } = await createProductsWorkflow(container).run({
    input: { products: changes.map(productOf), additional_data: { brands: brandsOf(changes) } },
  });
  const products = new Map(result.map((product) => [product.id, product]));
  await writeTranslations(
    container,
    changes.flatMap(({ row, after }) => {
      const product = products.get(row.refs.id);
      return product ? textsOf(after, product) : [];
    }),
  );
}
