import type { WithdrawalClass, Written } from "@landolt/forms";
import type { SeedProduct, SeedVariant } from "../../types";

type AccessoryChoice = {
  /** Stable end of the SKU. */
  code: string;
  name: Written;
  priceEur: number;
  stock: number;
};

type AccessoryEntry = {
  handle: string;
  /** Stable beginning of the SKUs. */
  code: string;
  /** Besides "accessories", which all of them are; absent for what has no shelf of its own. */
  category?: "care" | "cases" | "cloths" | "drops";
  collection?: "everyday-care";
  withdrawal: WithdrawalClass;
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

/** A small thing of the house's own label. */
export function accessory(entry: AccessoryEntry): SeedProduct {
  const { handle, code, category, collection, withdrawal, weightGrams, texts, option } = entry;
  const variant = (choice: AccessoryChoice): SeedVariant => ({
    sku: `AC-${code}-${choice.code}`,
    optionValue: choice.name,
    priceEur: choice.priceEur,
    stock: choice.stock,
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
    weightGrams,
  };
}
