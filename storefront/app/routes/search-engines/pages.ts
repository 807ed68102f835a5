import { departments, legalPages } from "@landolt/forms";
/** Which pages search engines are led to, and which are not theirs. English forms. Pure. */

/** Pages with one address each. */
export const listedPages = [
  "/",
  "/design",
  "/services",
  "/lookbook",
  "/brands",
  "/contact",
  "/about",
  "/appointment",
  "/homeservice",
  "/shop",
  ...departments.map((name) => `/shop/${name}` as const),
  "/withdrawal",
  ...legalPages.map((page) => `/legal/${page}` as const),
] as const;

/** Pages with an address for each record of the catalog. */
export const listedRecords = {
  product: (handle: string) => `/shop/product/${handle}`,
  frame: (handle: string) => `/lookbook/${handle}`,
  brand: (handle: string) => `/brands/${handle}`,
};

/** Beginnings of the addresses that are one visitor's own or no page at all. */
export const closedAddresses = [
  "/shop/cart-summary",
  "/shop/checkout/",
  "/order",
  "/withdrawal/",
  "/homeservice/coverage",
  "/homeservice/thank-you",
  "/homeservice/visit/",
  "/lookbook/tray",
  "/search",
  "/compare",
  "/seen",
  "/new-password",
  "/account",
  "/stock-alert/",
] as const;
