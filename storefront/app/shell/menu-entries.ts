/** The entries of the main menu, in order, and the names of the legal pages. */
import type { LegalPage } from "@landolt/forms";

export interface MenuEntry {
  /** English form of the address. */
  path: string;
  /** Key of the text under `navigation`. */
  text:
    | "home"
    | "design"
    | "services"
    | "lookbook"
    | "brands"
    | "contact"
    | "about"
    | "homeservice"
    | "shop"
    | "contactLenses"
    | "oakley";
}

export const siteEntries: MenuEntry[] = [
  { path: "/", text: "home" },
  { path: "/design", text: "design" },
  { path: "/services", text: "services" },
  { path: "/lookbook", text: "lookbook" },
  { path: "/brands", text: "brands" },
  { path: "/contact", text: "contact" },
  { path: "/about", text: "about" },
  { path: "/homeservice", text: "homeservice" },
];

/** Shown while the shop is switched on. */
export const shopEntries: MenuEntry[] = [
  { path: "/shop", text: "shop" },
  { path: "/shop/contact-lenses", text: "contactLenses" },
  { path: "/shop/oakley", text: "oakley" },
];

/** How texts name the legal pages. */
export const legalNames = {
  notice: "notice",
  terms: "terms",
  privacy: "privacy",
  cookies: "cookies",
  "delivery-and-returns": "deliveryAndReturns",
  accessibility: "accessibility",
} as const satisfies Record<LegalPage, string>;
