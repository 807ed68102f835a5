/**
 * The texts of pages that staff may word themselves, by the keys that the site knows them by. Each comes
 * with the values that it may name in braces; the site fills those in. The legal pages are documents of
 * Markdown, everything else is plain text.
 */
import {
  legalFacts,
  legalKey,
  legalPageOf,
  legalPages,
  longestLegalText,
  optionalLegalFacts,
} from "./legal-pages.ts";

type Values = readonly string[];

/** Titles and texts of a list of sections. */
const sections = (base: string, names: Readonly<Record<string, Values>>): [string, Values][] =>
  Object.entries(names).flatMap(([name, values]): [string, Values][] => [
    [`${base}.${name}.title`, []],
    [`${base}.${name}.text`, values],
  ]);

const plain = (base: string, ...names: string[]): [string, Values][] =>
  names.map((name) => [`${base}.${name}`, []]);

type Page = { path: string; texts: readonly (readonly [key: string, values: Values])[] };

/** In the order in which a visitor meets them; `path` is the page's English address. */
export const pagesWithTexts: readonly Page[] = [
  {
    path: "/",
    texts: [
      ...plain("home", "heroOne", "heroTwo"),
      ["home.heroThree", ["town"]],
      ...plain("home", "heroFour", "lensTitle"),
      ["home.lensText", ["radius", "town"]],
      ["home.visitTitle", []],
      ["home.visitText", ["radius", "town", "hours"]],
      ...plain("home", "lookbookTitle", "lookbookText", "servicesTitle", "reasonsTitle"),
      ...sections("home.reasons", { equipment: [], opticians: [], quality: [], care: [] }),
    ],
  },
  { path: "/services", texts: plain("pages.services", "title", "lead") },
  {
    path: "/about",
    texts: [
      ...plain("pages.about", "title", "lead"),
      ...sections("pages.about", { who: ["name", "town"], how: [], limits: [] }),
    ],
  },
  { path: "/contact", texts: plain("pages.contact", "lead") },
  { path: "/lookbook", texts: plain("pages.lookbook", "lead", "visitTitle", "visitText") },
  { path: "/design", texts: plain("pages.design", "title", "lead") },
  { path: "/brands", texts: plain("pages.brands", "lead") },
  ...legalPages.map((page) => ({
    path: `/legal/${page}`,
    texts: [[legalKey(page), [...legalFacts, ...optionalLegalFacts]] as const],
  })),
];

const valuesOf = new Map(pagesWithTexts.flatMap(({ texts }) => texts));

export const isPageText = (key: string): boolean => valuesOf.has(key);

/** Characters of a text at most. */
export const longestPageText = (key: string): number =>
  legalPageOf(key) ? longestLegalText : 2000;

/** Why a wording can not be shown. */
export type PageTextFault = "empty" | "too-long" | "markup" | "unknown-value";

/**
 * What is wrong with a wording of a text; undefined where it can be shown. What looks like HTML or a rule
 * of its own is refused, and in braces stands only what the site can fill in.
 */
export function pageTextFault(key: string, text: string): PageTextFault | undefined {
  if (text.trim() === "") return "empty";
  if (text.length > longestPageText(key)) return "too-long";
  const withoutValues = (valuesOf.get(key) ?? []).reduce(
    (rest, value) => rest.replaceAll(`{${value}}`, ""),
    text,
  );
  if (/[{}]/.test(withoutValues)) return "unknown-value";
  // Markdown quotes with >.
  const html = legalPageOf(key) ? /</ : /[<>]/;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they can not be stored or shown
  const unstorable = /[\u0000-\u0009\u000b-\u001f]|\p{Surrogate}/u;
  return html.test(text) || unstorable.test(text) ? "markup" : undefined;
}
