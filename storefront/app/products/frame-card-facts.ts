import { type ListingItem, seenFrom } from "#app/commerce/catalog/product-answer.ts";
import type { PictureView } from "#app/pictures/product-pictures.ts";
import type { FrameCardFacts } from "./frame-card.tsx";

/** Cards of frames, all seen from `side`. */
export function frameCards(products: readonly ListingItem[], side: PictureView): FrameCardFacts[] {
  return products.map((product) => frameCardFacts(seenFrom(product, side)));
}

/** The part of a product that its card shows. */
export function frameCardFacts(product: ListingItem): FrameCardFacts {
  const { id, handle, kind, title, subtitle, categories, colours, pictures } = product;
  const { brand, frame, priceWithLenses } = product;
  return {
    ...{ id, handle, kind, title, subtitle, categories, colours, pictures },
    ...(brand && { brand }),
    ...(frame && { frame }),
    ...(priceWithLenses && { priceWithLenses }),
  };
}
