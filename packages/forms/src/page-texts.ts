/**
 * The texts of pages that staff may word themselves, by the keys that the site knows them by. Each comes
 * with the values that it may name in braces; the site fills those in.
 */

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
  {
    path: "/legal/delivery-and-returns",
    texts: sections("pages.legal.deliveryAndReturns.sections", {
      delivery: ["radius", "town", "price"],
      collect: [],
      withdrawal: ["email"],
      exceptions: [],
    }),
  },
  { path: "/legal/notice", texts: plain("pages.legal.notice", "disputesTitle", "disputesText") },
  {
    path: "/legal/terms",
    texts: sections("pages.legal.terms.sections", {
      ...{ contract: [], prices: [], payment: [], guarantee: [] },
    }),
  },
  {
    path: "/legal/privacy",
    texts: sections("pages.legal.privacy.sections", {
      ...{ orders: [], health: [], logs: [], rights: ["email"] },
    }),
  },
  { path: "/legal/cookies", texts: plain("pages.legal.cookies", "intro") },
  {
    path: "/legal/accessibility",
    texts: sections("pages.legal.accessibility.sections", { goal: [], gaps: [], help: ["email"] }),
  },
];

const valuesOf = new Map(pagesWithTexts.flatMap(({ texts }) => texts));

export const isPageText = (key: string): boolean => valuesOf.has(key);

/** Characters. */
export const longestPageText = 2000;

/** Why a wording can not be shown. */
export type PageTextFault = "empty" | "too-long" | "markup" | "unknown-value";

/**
 * What is wrong with a wording of a text; undefined where it can be shown. It is plain text: what looks
 * like markup or a rule of its own is refused, and in braces stands only what the site can fill in.
 */
export function pageTextFault(key: string, text: string): PageTextFault | undefined {
  if (text.trim() === "") return "empty";
  if (text.length > longestPageText) return "too-long";
  const withoutValues = (valuesOf.get(key) ?? []).reduce(
    (rest, value) => rest.replaceAll(`{${value}}`, ""),
    text,
  );
  if (/[{}]/.test(withoutValues)) return "unknown-value";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they can not be stored or shown
  return /[<>\u0000-\u0009\u000b-\u001f]|\p{Surrogate}/u.test(text) ? "markup" : undefined;
}
