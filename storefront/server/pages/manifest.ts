import { departments, legalPages } from "@landolt/forms";
/**
 * Which pages are the same for every visitor and may be cached, for how long, and what invalidates
 * them. A page that is not named here is rendered for each request and cached by nobody.
 */
import type { LanguageRules } from "./language-rules.ts";

/** Facts that pages are made of, which the backend sends when one of them changes. */
const surrogateKeys = {
  /** The business profile: name, hours, services, radii, whether the shop is on. On every page. */
  profile: "profile",
  /** Categories, brands, regions, taxes, price lists: whatever many products share. */
  catalog: "catalog",
  /** Any product at all: its texts, prices, stock, pictures. */
  products: "products",
  /** What lenses are made in. */
  lensRanges: "lens-ranges",
  /** Synonyms that products are found by. */
  search: "search",
  /** One product by its handle. */
  product: (handle: string) => `product-${handle}`,
};

export interface CacheRule {
  /** For how long, in seconds, when nothing changes. Short where the page depends on the time of day. */
  seconds: number;
  keys: readonly string[];
  /** Parameters of the query that make another page of it; any other is rendered. */
  query: readonly string[];
  /** Who sends one of these cookies gets a page of their own. */
  unless?: readonly string[];
}

const { profile, catalog, products, lensRanges, search, product } = surrogateKeys;
const minute = 60;
const hour = 3600;
const plain = { query: [] };
const texts: CacheRule = { ...plain, seconds: hour, keys: [profile] };
const store: CacheRule = { ...plain, seconds: hour, keys: [profile, catalog, products] };
/** Without scripts the tray is part of the page. The name of its copy from an account, `account-tray`, ends alike. */
const lookbook: CacheRule = { ...store, unless: ["tray"] };
const paged = ["page"];
const narrowed = [
  ...["brand", "wear", "type", "shape", "colour", "material", "rim", "size", "price"],
  ...paged,
];
const listing: CacheRule = { ...store, query: ["category", "sort", ...narrowed] };

const routes: Record<string, CacheRule> = {
  "/": { ...store, seconds: minute },
  "/design": store,
  "/services": texts,
  "/lookbook": { ...lookbook, query: narrowed },
  "/brands": store,
  // Known by its words alone, and by nothing of who asked.
  "/search": { ...store, keys: [...store.keys, search], query: ["q"] },
  "/contact": { ...texts, seconds: minute },
  "/about": { ...texts, seconds: minute },
  // As long as the times still free are remembered. Frames of the tray are wishes of the form.
  "/homeservice": { ...texts, seconds: 10, unless: ["tray"] },
  "/appointment": { ...texts, seconds: 10 },
  "/shop": store,
  ...Object.fromEntries(departments.map((name) => [`/shop/${name}`, listing])),
  ...Object.fromEntries(legalPages.map((page) => [`/legal/${page}`, texts])),
};

/** A frame is shown in the colour of this code. */
const inOneColour = ["colour"];

const families: Record<string, (handle: string) => CacheRule> = {
  // Says when the parcel goes out and when the store is open. Of the frames like it, which stand below,
  // it shows neither price nor stock. Glasses go on the tray, too.
  "/shop/product/": (handle) => ({
    seconds: minute,
    keys: [profile, catalog, lensRanges, product(handle)],
    query: inOneColour,
    unless: ["tray", "seen"],
  }),
  // Shows other frames below.
  "/lookbook/": () => ({ ...lookbook, query: inOneColour, unless: ["tray", "seen"] }),
  "/brands/": () => ({ ...store, query: paged }),
};

/** The paths of the cached pages in English, in the manner of `URLPattern`. */
export const cachedPaths: readonly string[] = [
  ...Object.keys(routes),
  ...Object.keys(families).map((parent) => `${parent}:handle`),
];

/** The longest query that is part of a key. */
const longestQuery = 300;

/**
 * The rule for an address, or undefined where nothing may be cached.
 * @param path of a page, or of its data, in any language
 */
export function cacheRule(
  path: string,
  query: string,
  { withoutLanguage }: Pick<LanguageRules, "withoutLanguage">,
): CacheRule | undefined {
  if (query.length > longestQuery) return undefined;
  const data = path.endsWith(".data");
  const page = data ? path.slice(0, -".data".length).replace(/^\/_root$/, "/") : path;
  // English has no prefix; who comes with one is led to the address without.
  const rule = /^\/en(?:\/|$)/.test(page) ? undefined : ruleOf(withoutLanguage(page));
  if (!rule || query === "") return rule;
  const allowed = (name: string) => rule.query.includes(name) || (data && name === "_routes");
  return [...new URLSearchParams(query).keys()].every(allowed) ? rule : undefined;
}

function ruleOf(page: string): CacheRule | undefined {
  const known = Object.hasOwn(routes, page) ? routes[page] : undefined;
  if (known) return known;
  const [, parent = "", handle = ""] = /^(.*\/)([a-z0-9]+(?:[-_][a-z0-9]+)*)$/.exec(page) ?? [];
  if (page === "/lookbook/tray") return undefined;
  return Object.hasOwn(families, parent) ? families[parent]?.(handle) : undefined;
}
