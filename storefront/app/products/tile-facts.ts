import type { LensFacts } from "@landolt/forms";
import type { ListingItem } from "#app/commerce/catalog/product-answer.ts";
import { type DrawnFrame, drawnFrame } from "#app/design/drawings/drawn-frame.ts";

const shown = [
  ...(["handle", "kind", "title", "subtitle", "colours", "pictures"] as const),
  ...(["price", "priceWithLenses", "priceVaries", "available"] as const),
];

/** What a tile shows of a product; no page sends more. */
export type TileFacts = Pick<ListingItem, (typeof shown)[number] | "categories"> & {
  brand?: { name: string };
  frame?: DrawnFrame;
  lens?: Pick<LensFacts, "kind" | "wear">;
};

export function tileFacts(item: ListingItem): TileFacts {
  const { kind, lens, brand, categories, frame } = item;
  const facts = shown.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]]));
  return {
    ...(Object.fromEntries(facts) as Pick<ListingItem, (typeof shown)[number]>),
    // By them an accessory is drawn; a frame and a lens are drawn from their facts.
    categories: kind === "frame" || kind === "lens" ? [] : categories,
    ...(brand && { brand: { name: brand.name } }),
    ...(frame && { frame: drawnFrame(frame) }),
    ...(lens && { lens: { kind: lens.kind, wear: lens.wear } }),
  };
}
