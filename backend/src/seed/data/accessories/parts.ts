import type { WithdrawalClass, Written } from "@landolt/forms";
import type { SeedProduct, SeedVariant } from "../../types";

type AccessoryChoice = {
  /** Stable end of the SKU. */
  code: string;
  name: Written;
  priceEur: number;
  stock: number;
  /** What is in it in all, for the price of a litre. */
  content?: { contentMl: number } | { contentGrams: number };
};

type AccessoryEntry = {
  handle: string;
  /** Stable beginning of the SKUs. */
  code: string;
  /** Besides "accessories", which all of them are; absent for what has no shelf of its own. */
  category?: "care" | "cases" | "cloths" | "drops";
  collection?: "everyday-care";
  withdrawal: WithdrawalClass;
  warnings?: Written;
  weightGrams: number;
  texts: SeedProduct["texts"];
  option: Written;
  choices: [AccessoryChoice, ...AccessoryChoice[]];
};

/** The same text in every language but for the decimal mark, as sizes are. */
export function metric(size: string): Written {
  const withComma = size.replace(".", ",");
  return { en: size, fr: withComma, de: withComma };
}

/** The house itself; it is as invented as its products. */
const maker = {
  maker: "Clairval Optique S.à r.l.",
  makerAddress: "12, rue des Besicles, L-7540 Mersch",
  makerContact: "contact@clairval.example",
};

/** A small thing of the house's own label. */
export function accessory(entry: AccessoryEntry): SeedProduct {
  const { handle, code, category, collection, withdrawal, weightGrams, texts, option } = entry;
  const { warnings } = entry;
  // What is made for the eye or for contact lenses; a spray for spectacles is not.
  const isCare = withdrawal === "sealed-hygiene" && (category === "care" || category === "drops");
  const variant = (choice: AccessoryChoice): SeedVariant => ({
    sku: `AC-${code}-${choice.code}`,
    optionValue: choice.name,
    priceEur: choice.priceEur,
    stock: choice.stock,
    ...(choice.content && { metadata: choice.content }),
  });
  const [first, ...others] = entry.choices;
  return {
    handle,
    type: "accessory",
    brand: "clairval",
    categories: category ? ["accessories", category] : ["accessories"],
    ...(collection ? { collection } : {}),
    channel: "online",
    texts,
    option,
    variants: [variant(first), ...others.map(variant)],
    withdrawal,
    safety: { ...maker, ...(isCare && { medicalDevice: true }), ...(warnings && { warnings }) },
    weightGrams,
  };
}
