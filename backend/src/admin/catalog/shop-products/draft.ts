/** A new product while it is typed: the fields of every kind, of which those of its own count. */
import {
  type FrameFacts,
  factFields,
  inAll,
  isPlain,
  kindOf,
  type ProductType,
  productKinds,
  type SiteLanguage,
  shopProductForm,
  type WithdrawalClass,
} from "@landolt/forms";
import type { Schema } from "../../shared/forms/faults";

type Texts = Record<SiteLanguage, string>;
const noTexts = (): Texts => inAll({ en: "" });

export type VariantDraft = {
  sku: string;
  price?: number;
  stock?: number;
  colour?: FrameFacts["colour"];
  colourCode?: string;
  lensesPerBox?: number;
  choice: Texts;
};

export type ProductDraft = {
  type: ProductType;
  brand: string;
  category: string;
  title: Texts;
  subtitle: Texts;
  description: Texts;
  withdrawal: WithdrawalClass;
  pictures: string[];
  published: boolean;
  frame: Partial<FrameFacts>;
  isSun: boolean;
  sun: Partial<NonNullable<FrameFacts["sun"]>>;
  facts: Record<string, unknown>;
  option: Texts;
  variants: VariantDraft[];
};

/** Whether its variants have names of their own, and are not told apart by colours or packs. */
export const isInVersions = (type: ProductType): boolean =>
  type !== productKinds.frame.type && type !== productKinds.lens.type;

/** A number is left to be typed. */
const emptyFact = { text: "", truth: false, number: undefined };

function emptyFacts(type: ProductType): ProductDraft["facts"] {
  const kind = kindOf(type);
  if (!isPlain(kind)) return {};
  return Object.fromEntries(
    factFields(kind).map((field) => [
      field.name,
      field.type === "choice" ? field.options[0] : emptyFact[field.type],
    ]),
  );
}

export const emptyVariant = (type: ProductType): VariantDraft => ({
  sku: "",
  choice: noTexts(),
  ...(type === "frame" ? { colour: "black", colourCode: "" } : {}),
});

/** @param category the one that sells all products of the type */
export const emptyDraft = (type: ProductType, category: string): ProductDraft => ({
  ...{ type, category, brand: "" },
  ...{ title: noTexts(), subtitle: noTexts(), description: noTexts() },
  withdrawal: type === "contact-lens" ? "sealed-hygiene" : "standard",
  pictures: [],
  published: true,
  frame: {
    ...{ shape: "panto", rim: "full", material: "acetate", forWhom: "adults" },
    ...{ prescription: true, progressive: true },
  },
  isSun: false,
  sun: { category: 3, polarised: false, mirrored: false, photochromic: false, lensName: "" },
  facts: emptyFacts(type),
  option: inAll({ en: "Version", fr: "Version", de: "Ausführung" }),
  variants: [emptyVariant(type)],
});

/** What is sent of a draft: a frame that is no sunglasses has no sun lenses. */
export function sentOf({ isSun, sun, ...draft }: ProductDraft) {
  return { ...draft, ...(isSun ? { sun } : {}) };
}

export const productSchema: Schema = {
  safeParse: (draft) => shopProductForm.safeParse(sentOf(draft as ProductDraft)),
};
