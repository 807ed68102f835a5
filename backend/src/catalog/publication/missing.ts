/** What a product lacks so that the website can offer it. Pure. */
import { frameFacts, inAll, lensFacts, type SiteLanguage } from "@landolt/forms";
import type { PublishedProduct } from "../../read-models/catalog/published-products";

export type MissingPart = "price" | "category" | "brand" | "picture";

/** Whether the website has a picture of its own: drawn from measurements, or rendered for the demonstration. */
export const isDrawn = (metadata: Readonly<Record<string, unknown>>): boolean =>
  metadata.demo === true ||
  frameFacts.safeParse(metadata.frame).success ||
  lensFacts.safeParse(metadata.lens).success;

export function missingParts(product: PublishedProduct): MissingPart[] {
  const { shown_only, metadata, has_brand, has_category, has_picture, variants } = product;
  const hasPrice = variants > 0 && product.unpriced.length === 0;
  return [
    ...(shown_only || hasPrice ? [] : ["price" as const]),
    ...(shown_only || has_category ? [] : ["category" as const]),
    ...(has_brand ? [] : ["brand" as const]),
    ...(has_picture || isDrawn(metadata ?? {}) ? [] : ["picture" as const]),
  ];
}

type Words = Record<MissingPart, string> & {
  sentence: (title: string) => string;
  priceOf: (variants: string) => string;
};

const words = inAll<Words>({
  en: {
    sentence: (title) => `“${title}” cannot be published yet. Missing:`,
    price: "a price",
    priceOf: (variants) => `a price (${variants})`,
    category: "a category",
    brand: "a brand",
    picture: "a picture, or the measurements to draw one",
  },
  fr: {
    sentence: (title) => `« ${title} » ne peut pas encore être publié. Il manque :`,
    price: "un prix",
    priceOf: (variants) => `un prix (${variants})`,
    category: "une catégorie",
    brand: "une marque",
    picture: "une photo, ou les mesures pour la dessiner",
  },
  de: {
    sentence: (title) => `„${title}“ kann noch nicht veröffentlicht werden. Es fehlt:`,
    price: "ein Preis",
    priceOf: (variants) => `ein Preis (${variants})`,
    category: "eine Kategorie",
    brand: "eine Marke",
    picture: "ein Bild oder die Maße, um es zu zeichnen",
  },
});

/** What is missing in words; undefined where nothing is. */
export function missingText(product: PublishedProduct, language: SiteLanguage): string | undefined {
  const missing = missingParts(product);
  if (missing.length === 0) return undefined;
  const { sentence, priceOf, ...parts } = words[language];
  const { title, variants, unpriced } = product;
  const named = missing.map((part) =>
    part === "price" && variants > 1 && unpriced.length > 0
      ? priceOf(unpriced.join(", "))
      : parts[part],
  );
  return `${sentence(title)} ${named.join("; ")}.`;
}
