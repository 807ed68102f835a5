import type { LensFacts } from "@landolt/forms";
import type { SeedProduct, SeedVariant } from "../../types";

type Pack = [lensesPerBox: number, priceEur: number];

type LensEntry = {
  brand: string;
  handle: string;
  /** Stable beginning of the SKUs; the pack size follows. */
  code: string;
  facts: LensFacts;
  packs: [Pack, ...Pack[]];
  texts: SeedProduct["texts"];
};

/**
 * A contact lens sold by the box. What lies on a shelf is a power, not a pack, so no pieces are
 * counted: each box is ordered from the supplier by its values. None of the twelve is made to order
 * for one person, the torics neither; they are boxes of the maker's stock, returnable while sealed.
 * Material, water and Dk/t follow the makers' sheets as far as they were at hand; staff confirm them
 * with the supplier. Of the makers only the names are certain: address, instructions and identifier are missing.
 */
export function contactLens({ brand, handle, code, facts, packs, texts }: LensEntry): SeedProduct {
  const variant = ([lensesPerBox, priceEur]: Pack): SeedVariant => ({
    sku: `CL-${code}-${lensesPerBox}`,
    optionValue: {
      en: `${lensesPerBox} lenses`,
      fr: `${lensesPerBox} lentilles`,
      de: `${lensesPerBox} Linsen`,
    },
    priceEur,
    metadata: { lensesPerBox },
  });
  const [first, ...others] = packs;
  return {
    handle,
    type: "contact-lens",
    brand,
    categories: ["contact-lenses", `${facts.wear}-lenses`],
    channel: "online",
    texts,
    option: { en: "Pack", fr: "Boîte", de: "Packung" },
    variants: [variant(first), ...others.map(variant)],
    lens: facts,
    withdrawal: "sealed-hygiene",
    safety: { medicalDevice: true, maker: facts.maker },
    weightGrams: 60,
  };
}
