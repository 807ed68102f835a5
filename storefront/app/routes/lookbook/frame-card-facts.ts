import type { ProductPage } from "../../commerce/product-answer.ts";
import type { FrameCardFacts } from "./frame-card.tsx";

/** Cards of frames in the order of their names, which is the same in every language. */
export function frameCards(products: ProductPage[]): FrameCardFacts[] {
  return products.map(frameCardFacts).sort((a, b) => a.title.localeCompare(b.title, "en"));
}

/** The part of a product that its card shows. */
function frameCardFacts(product: ProductPage): FrameCardFacts {
  const { id, title, subtitle, brand, frame } = product;
  return { id, title, subtitle, ...(brand && { brand }), ...(frame && { frame }) };
}
