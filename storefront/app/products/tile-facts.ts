import type { LensFacts } from "@landolt/forms";
import type { ListingItem } from "#app/commerce/catalog/product-answer.ts";
import { type DrawnFrame, drawnFrame } from "#app/design/drawings/drawn-frame.ts";

/** What a tile shows of a product; no page sends more. */
export type TileFacts = Omit<ListingItem, "id" | "brand" | "frame" | "lens"> & {
  brand?: { name: string };
  frame?: DrawnFrame;
  lens?: Pick<LensFacts, "kind" | "wear">;
};

export function tileFacts(item: ListingItem): TileFacts {
  const { id: _id, lens, brand, categories, frame, ...shown } = item;
  return {
    ...shown,
    // By them an accessory is drawn, and nothing else.
    categories: item.kind === "accessory" ? categories : [],
    ...(brand && { brand: { name: brand.name } }),
    ...(frame && { frame: drawnFrame(frame) }),
    ...(lens && { lens: { kind: lens.kind, wear: lens.wear } }),
  };
}
