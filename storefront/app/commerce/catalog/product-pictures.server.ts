/** The pictures of a product: those that staff uploaded, else those rendered for it. */
import type { PictureView, ProductPicture } from "#app/pictures/product-pictures.ts";
import { renderedPicture } from "#server/pictures/masters.ts";
import type { ListingItem } from "./product-answer.ts";

/** In the order a product's page shows them. */
const renderedViews: readonly PictureView[] = ["three-quarter", "front", "folded", "main"];

export function withPictures<T extends ListingItem>(product: T): T {
  if (product.pictures.length > 0) return product;
  const pictures = renderedViews.flatMap((view): ProductPicture[] => {
    const picture = renderedPicture(`${product.handle}/${view}`);
    return picture ? [{ view, ...picture }] : [];
  });
  return { ...product, pictures };
}
