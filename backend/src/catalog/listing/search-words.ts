/** The words that a product is searched by, and those of a question. Pure. */
import { inAll, type ProductKind, siteLanguages, type Written } from "@landolt/forms";
import type { SearchDocument } from "../../modules/catalog-index/service";
import type { ProductView } from "./product-view";

/** What people call a product by what it is and what it is for, whatever its maker calls it. */
const namesOfKind: Record<ProductKind, Written> = {
  lens: { en: "contact lens", fr: "lentille de contact", de: "Kontaktlinse Linse" },
  accessory: { en: "accessory", fr: "accessoire", de: "Zubehör" },
  frame: { en: "frame glasses", fr: "monture lunettes", de: "Fassung Brille" },
};
const sunNames: Written = {
  en: "sunglasses",
  fr: "lunettes de soleil solaires",
  de: "Sonnenbrille",
};
const typeNames: Record<string, Written> = {
  spherical: { en: "spherical", fr: "sphérique", de: "sphärisch" },
  toric: { en: "toric astigmatism", fr: "torique astigmatisme", de: "torisch Hornhautverkrümmung" },
  multifocal: { en: "multifocal", fr: "multifocale progressive", de: "multifokal Gleitsicht" },
};
const wearNames: Record<string, Written> = {
  daily: { en: "daily", fr: "journalière", de: "Tageslinse" },
  "two-weekly": { en: "two-weekly", fr: "bimensuelle", de: "Zweiwochenlinse" },
  monthly: { en: "monthly", fr: "mensuelle", de: "Monatslinse" },
};
const wearerNames: Record<string, Written> = {
  women: { en: "women", fr: "femmes", de: "Damen" },
  men: { en: "men", fr: "hommes", de: "Herren" },
  children: { en: "children", fr: "enfants", de: "Kinder" },
};

/** Words of a question that count; more are a text and not a question. */
const mostWords = 10;

/** Letters and digits alone: nothing that a search could take for an operator, or for an address. */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]+/gu, " ")
    .trim();

export const wordsOf = (question: string): string[] =>
  [...new Set(plain(question).split(" "))].filter((word) => word !== "").slice(0, mostWords);

/** What a product is searched by in each language. */
export function searchDocuments({
  card,
  page,
  cardTexts,
  pageTexts,
}: ProductView): SearchDocument[] {
  const { brand, kind, frame, lens } = card;
  const names = [
    namesOfKind[kind],
    frame?.sun && sunNames,
    wearerNames[frame?.forWhom ?? ""],
    typeNames[lens?.kind ?? ""],
    wearNames[lens?.wear ?? ""],
  ];
  return siteLanguages.map((language) => {
    const { title, subtitle, categories } = cardTexts[language];
    return {
      language,
      title,
      ...{ plain_title: plain(title), words: title.split(/\s+/).length },
      names: plain(
        [
          brand?.name,
          ...categories.map(({ name }) => name),
          ...names.map((name) => name && inAll(name)[language]),
          ...page.variants.map(({ sku }) => sku),
        ].join(" "),
      ),
      description: plain(`${subtitle} ${pageTexts[language].description}`),
    };
  });
}
