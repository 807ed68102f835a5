import { inEach, translatedLanguages, type Written } from "@landolt/forms";
import { type TranslatedRecord, translated } from "../../catalog";
import { need } from "../ensure";
import type { SeedProduct } from "../types";
import type { StoredProduct } from "./stored-products";

/** `field` of one record in the other languages; nothing where staff have removed the record since. */
function texts(
  reference: string,
  id: string | undefined,
  field: string,
  text: Written,
): TranslatedRecord[] {
  return id === undefined ? [] : [{ reference, id, texts: translated({ [field]: text }) }];
}

/** The texts of the products, their option, its values and the variants named after them. */
export function productTexts(
  products: readonly SeedProduct[],
  stored: readonly StoredProduct[],
): TranslatedRecord[] {
  const byHandle = new Map(stored.map((product) => [product.handle, product]));
  return products.flatMap(({ handle, option, variants, texts: own }): TranslatedRecord[] => {
    const product = need(byHandle, handle);
    const variantIds = new Map(product.variants.map(({ sku, id }) => [sku, id]));
    const storedOption = product.options.find(({ title }) => title === option.en);
    const valueIds = new Map(storedOption?.values.map(({ value, id }) => [value, id]));
    return [
      {
        reference: "product",
        id: product.id,
        texts: inEach(translatedLanguages, (language) => own[language] ?? own.en),
      },
      ...texts("product_option", storedOption?.id, "title", option),
      ...variants.flatMap(({ sku, optionValue }) => [
        ...texts("product_option_value", valueIds.get(optionValue.en), "value", optionValue),
        ...texts("product_variant", variantIds.get(sku), "title", optionValue),
      ]),
    ];
  });
}
