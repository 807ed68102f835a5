import type { CreateProductWorkflowInputDTO, MedusaContainer } from "@medusajs/framework/types";
import { ProductStatus } from "@medusajs/framework/utils";
import { createProductsWorkflow } from "@medusajs/medusa/core-flows";
import { need } from "../ensure";
import type { SeedProduct } from "../types";
import type { ChannelIds } from "./channels";
import { findProducts, isWhole, removeProducts, type StoredProduct } from "./stored-products";

export type CatalogIds = {
  types: ReadonlyMap<string, string>;
  brands: ReadonlyMap<string, string>;
  categories: ReadonlyMap<string, string>;
  collections: ReadonlyMap<string, string>;
  channels: ChannelIds;
  shippingProfile: string;
};

/** Few enough that a slow machine shows progress, many enough that each workflow's start is cheap. */
const batchSize = 40;

/** The website's newest picture of a product, in the colour of this code where it is a frame. */
function thumbnailOf(handle: string, colourCode: unknown): string {
  const view = colourCode === undefined ? "main" : `${String(colourCode).toLowerCase()}-front`;
  return `/pictures/${handle}/${view}-320.newest.webp`;
}

function productInput(product: SeedProduct, ids: CatalogIds): CreateProductWorkflowInputDTO {
  const { handle, texts, option, frame, priceWithLenses, lens, safety, collection } = product;
  return {
    handle,
    thumbnail: thumbnailOf(handle, frame?.colourCode),
    status: ProductStatus.PUBLISHED,
    title: texts.en.title,
    subtitle: texts.en.subtitle,
    description: texts.en.description,
    type_id: need(ids.types, product.type),
    ...(collection === undefined ? {} : { collection_id: need(ids.collections, collection) }),
    category_ids: product.categories.map((handle) => need(ids.categories, handle)),
    sales_channels: [{ id: ids.channels[product.channel] }],
    shipping_profile_id: ids.shippingProfile,
    weight: product.weightGrams ?? null,
    metadata: {
      demo: true,
      withdrawal: product.withdrawal,
      ...(frame ? { frame } : {}),
      ...(priceWithLenses ? { priceWithLenses } : {}),
      ...(lens ? { lens } : {}),
      ...(safety ? { safety } : {}),
    },
    options: [{ title: option.en, values: product.variants.map((one) => one.optionValue.en) }],
    variants: product.variants.map(({ sku, optionValue, priceEur, stock, metadata }) => ({
      sku,
      title: optionValue.en,
      manage_inventory: stock !== undefined,
      options: { [option.en]: optionValue.en },
      prices: priceEur === undefined ? [] : [{ currency_code: "eur", amount: priceEur }],
      ...(frame ? { thumbnail: thumbnailOf(handle, metadata?.colourCode) } : {}),
      ...(metadata ? { metadata } : {}),
    })),
  };
}

/**
 * Makes the products that are missing, and recreates those that a killed run has left without their
 * brand, prices, stock items or channel.
 */
export async function seedProducts(
  container: MedusaContainer,
  products: readonly SeedProduct[],
  ids: CatalogIds,
): Promise<StoredProduct[]> {
  const handles = products.map(({ handle }) => handle);
  const wanted = new Map(products.map((product) => [product.handle, product]));
  const before = await findProducts(container, handles);
  const broken = before.filter((stored) => !isWhole(stored, need(wanted, stored.handle)));
  const kept = new Set(before.filter((one) => !broken.includes(one)).map(({ handle }) => handle));
  const missing = products.filter(({ handle }) => !kept.has(handle));
  if (missing.length === 0) return before;
  await removeProducts(container, broken, missing);
  for (let start = 0; start < missing.length; start += batchSize) {
    const batch = missing.slice(start, start + batchSize);
    await createProductsWorkflow(container).run({
      input: {
        products: batch.map((product) => productInput(product, ids)),
        additional_data: {
          brands: Object.fromEntries(
            batch.map(({ handle, brand }) => [handle, need(ids.brands, brand)]),
          ),
        },
      },
    });
  }
  return findProducts(container, handles);
}
