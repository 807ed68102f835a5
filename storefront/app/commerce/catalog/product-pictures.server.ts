/** The pictures of a product: those that staff uploaded, else those rendered for it. */
import type { PictureView, ProductPicture } from "#app/pictures/product-pictures.ts";
import { renderedPicture } from "#server/pictures/masters.ts";
import type { ListingItem, ProductPage } from "./product-answer.ts";

/** In the order a product's page shows them. */
const renderedViews: readonly PictureView[] = ["three-quarter", "front", "folded", "main"];

/** Those rendered for a product; a frame has its own in each colour. */
function renderedFor({ handle, frame }: Pick<ListingItem, "handle" | "frame">): ProductPicture[] {
  const colour = frame ? `${frame.colourCode.toLowerCase()}-` : "";
  return renderedViews.flatMap((view) => {
    const picture = renderedPicture(`${handle}/${colour}${view}`);
    return picture ? [{ view, ...picture }] : [];
  });
}

export function withPictures<T extends ListingItem>(product: T): T {
  return product.pictures.length > 0 ? product : { ...product, pictures: renderedFor(product) };
}

/** As `withPictures`, and each variant of a frame with the pictures of its colour. */
export function withColourPictures(product: ProductPage): ProductPage {
  if (product.pictures.length > 0) return product;
  const { handle, variants } = product;
  return {
    ...withPictures(product),
    variants: variants.map(({ frame, ...variant }) =>
      frame ? { ...variant, frame, pictures: renderedFor({ handle, frame }) } : variant,
    ),
  };
}
