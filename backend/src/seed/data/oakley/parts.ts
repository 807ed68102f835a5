import type { FrameFacts, Written } from "@landolt/forms";
import { colourOption } from "../../../catalog/lookbook/colours";
import type { SeedProduct, SeedVariant } from "../../types";
import { type FrameBasics, frameFactsOf } from "../parts";
import type { SunLens } from "./lenses";

type OakleyColour = {
  /** Model and colour, as in `OO9102-E6`; the SKU is made of it. */
  code: string;
  colour: FrameFacts["colour"];
  /** Of the frame alone; the lens is added to it. */
  name: Written;
  priceEur: number;
  stock: number;
  /** Sunglasses only. */
  lens?: SunLens;
};

type OakleyEntry = Omit<FrameBasics, "sun"> & {
  handle: string;
  category: "oakley-sun" | "oakley-sport" | "oakley-optical";
  /** Dioptres; sunglasses only. */
  baseCurve?: number;
  /** The first is the one whose facts describe the product. */
  colours: [OakleyColour, ...OakleyColour[]];
  texts: SeedProduct["texts"];
};

function optionValueOf(name: Written, lens: SunLens | undefined): Written {
  if (!lens) return name;
  const quality = {
    en: `${lens.polarised ? " polarised" : ""}${lens.photochromic ? " photochromic" : ""}`,
    fr: `${lens.polarised ? " polarisé" : ""}${lens.photochromic ? " photochromique" : ""}`,
    de: `${lens.polarised ? " polarisiert" : ""}${lens.photochromic ? " selbsttönend" : ""}`,
  };
  return {
    en: `${name.en}, ${lens.lensName}${quality.en}`,
    fr: `${name.fr}, ${lens.lensName}${quality.fr}`,
    de: `${name.de}, ${lens.lensName}${quality.de}`,
  };
}

function variantOf({ code, colour, name, priceEur, stock, lens }: OakleyColour): SeedVariant {
  const { category, ...lensFacts } = lens ?? {};
  return {
    sku: `OAK-${code}`,
    optionValue: optionValueOf(name, lens),
    priceEur,
    stock,
    metadata: {
      colour,
      colourCode: code,
      ...lensFacts,
      ...(category === undefined ? {} : { sunCategory: category }),
    },
  };
}

/**
 * An Oakley frame sold online. Model names are real; colour codes, measurements and prices are
 * plausible but invented for the demonstration.
 */
export function oakleyFrame(entry: OakleyEntry): SeedProduct {
  const { category, handle, baseCurve, colours, texts, ...basics } = entry;
  const [first, ...others] = colours;
  const sun = first.lens && baseCurve !== undefined ? { ...first.lens, baseCurve } : undefined;
  return {
    handle,
    type: "frame",
    brand: "oakley",
    categories: ["oakley", category],
    ...(category === "oakley-sport" ? { collection: "oakley-sport-edit" } : {}),
    channel: "online",
    texts,
    option: colourOption,
    variants: [variantOf(first), ...others.map(variantOf)],
    frame: frameFactsOf({ ...basics, sun }, first.colour, first.code),
    withdrawal: "standard",
    weightGrams: 220,
  };
}
