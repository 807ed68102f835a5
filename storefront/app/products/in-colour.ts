/** A product as one of its variants looks. Pure. */
import type { FrameFacts } from "@landolt/forms";
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

/** The product in the colour of a variant; as it is where it has pictures, but none of that colour. */
export function inColour(product: ProductPage, variant: ShownVariant | undefined): ProductPage {
  if (!variant?.frame) return product;
  const { frame, pictures = [] } = variant;
  return pictures.length > 0 || product.pictures.length === 0
    ? { ...product, frame, pictures }
    : product;
}

/** The colour that is pictured in place of a variant's own; pictures that staff uploaded may show any. */
export function otherColour(
  product: ProductPage,
  variant: ShownVariant | undefined,
): FrameFacts["colour"] | undefined {
  const { frame } = inColour(product, variant);
  const isOther = variant?.pictures && frame?.colourCode !== variant.frame?.colourCode;
  return isOther ? frame?.colour : undefined;
}
