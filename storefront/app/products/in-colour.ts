/** A product as one of its variants looks. Pure. */
import type { ProductPage, ShownVariant } from "#app/commerce/catalog/product-answer.ts";

/** Name of the parameter of an address that chooses the colour of a frame by its code. */
const colourParameter = "colour";

/** The variant that an address chooses by the code of its colour. */
export function variantOfColour(
  variants: readonly ShownVariant[],
  search: URLSearchParams,
): ShownVariant | undefined {
  const code = search.get(colourParameter)?.toLowerCase();
  return variants.find(({ frame }) => code && frame?.colourCode.toLowerCase() === code);
}

/** The query of an address that shows this variant. */
export const searchOfColour = ({ frame }: ShownVariant): string =>
  frame ? `?${new URLSearchParams({ [colourParameter]: frame.colourCode.toLowerCase() })}` : "";

/** The product in the colour of a variant; as it is where that variant has no pictures of its own. */
export function inColour(product: ProductPage, variant: ShownVariant | undefined): ProductPage {
  if (!variant?.frame || !variant.pictures?.length) return product;
  return { ...product, frame: variant.frame, pictures: variant.pictures };
}
