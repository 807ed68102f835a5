import type { ListingItem } from "#app/commerce/catalog/product-answer.ts";
import { listPicture, type PictureView } from "#app/pictures/product-pictures.ts";
import type { FrameCardFacts } from "./frame-card.tsx";

/** Cards of frames, all seen from `side`. */
export function frameCards(products: readonly ListingItem[], side: PictureView): FrameCardFacts[] {
  return products.map((product) => frameCardFacts(product, side));
}

/** The part of a product that its card shows. */
function frameCardFacts(product: ListingItem, side: PictureView): FrameCardFacts {
  const { id, handle, kind, title, subtitle, categories, colours, brand, frame } = product;
  const picture = listPicture(product.pictures, side);
  return {
    ...{ id, handle, kind, title, subtitle, categories, colours },
    pictures: picture ? [picture] : [],
    ...(brand && { brand }),
    ...(frame && { frame }),
  };
}
