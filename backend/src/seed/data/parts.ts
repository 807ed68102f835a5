/** What the catalog files share, so that an entry holds only what is its own. */
import type { FrameFacts, Written } from "@landolt/forms";
import { colourNames, colourOption } from "../../catalog/lookbook/colours";
import type { SeedProduct, SeedVariant } from "../types";

type Language = "en" | "fr" | "de";

/** Title, subtitle and description in each language. */
export function texts(
  entry: Record<Language, [title: string, subtitle: string, description: string]>,
): SeedProduct["texts"] {
  const inLanguage = ([title, subtitle, description]: [string, string, string]) => ({
    title,
    subtitle,
    description,
  });
  return { en: inLanguage(entry.en), fr: inLanguage(entry.fr), de: inLanguage(entry.de) };
}

/** As `texts`, for a product whose name is not translated. */
export function named(
  title: string,
  entry: Record<Language, [subtitle: string, description: string]>,
): SeedProduct["texts"] {
  return texts({
    en: [title, ...entry.en],
    fr: [title, ...entry.fr],
    de: [title, ...entry.de],
  });
}

export const sizeOption: Written = { en: "Size", fr: "Format", de: "Größe" };
export const kindOption: Written = { en: "Type", fr: "Modèle", de: "Ausführung" };

/**
 * Whether progressive lenses fit: by the trade's rule of thumb they want 28 mm of lens height, and
 * children are not fitted with them.
 */
function takesProgressive(lensHeight: number, forWhom: FrameFacts["forWhom"]): boolean {
  return lensHeight >= 28 && forWhom !== "children";
}

export type FrameBasics = {
  frame: Pick<FrameFacts, "shape" | "rim" | "material" | "forWhom">;
  /**
   * Millimetres, and grams at the end. A shield is measured as two halves, the way it is boxed for
   * centring.
   */
  size: [
    lensWidth: number,
    lensHeight: number,
    bridge: number,
    temple: number,
    totalWidth: number,
    weightGrams: number,
  ];
  /** Absent: yes. */
  prescription?: boolean;
  sun?: FrameFacts["sun"];
};

/** Facts of a frame in its first colour. */
export function frameFactsOf(
  { frame, size, prescription = true, sun }: FrameBasics,
  colour: FrameFacts["colour"],
  colourCode: string,
): FrameFacts {
  const [lensWidth, lensHeight, bridge, temple, totalWidth, weightGrams] = size;
  return {
    ...frame,
    colour,
    colourCode,
    lensWidth,
    lensHeight,
    bridge,
    temple,
    totalWidth,
    weightGrams,
    prescription,
    progressive: prescription && takesProgressive(lensHeight, frame.forWhom),
    ...(sun ? { sun } : {}),
  };
}

type LookbookColour = [colour: FrameFacts["colour"], colourCode: string, stock: number];

type LookbookEntry = FrameBasics & {
  brand: string;
  handle: string;
  /** The first is the one described and pictured. */
  colours: [LookbookColour, ...LookbookColour[]];
  texts: SeedProduct["texts"];
  priceWithLenses: number;
};

/** A frame shown in the lookbook and sold only in the shop, hence without a price of its own. */
export function lookbookFrame(entry: LookbookEntry): SeedProduct {
  const { brand, handle, colours, texts: words, priceWithLenses, ...basics } = entry;
  const variant = ([colour, colourCode, stock]: LookbookColour): SeedVariant => ({
    sku: `LB-${handle}-${colourCode}`.toUpperCase(),
    optionValue: colourNames[colour],
    stock,
    metadata: { colour, colourCode },
  });
  const [first, ...others] = colours;
  return {
    handle,
    type: "frame",
    brand,
    categories: [],
    collection: "lookbook-season",
    channel: "lookbook",
    texts: words,
    option: colourOption,
    variants: [variant(first), ...others.map(variant)],
    frame: frameFactsOf(basics, first[0], first[1]),
    priceWithLenses,
    withdrawal: "standard",
    weightGrams: 150,
  };
}
