/** What applies to a sale today, as the website says it. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { localeOf, type SiteLanguage } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { profileOf } from "../../modules/business-profile";
import { PAGE_TEXTS_MODULE } from "../../modules/page-texts";

/** A heading with the paragraphs below it, plain text. */
export type TermsSection = { title: string; text: string };

type Catalog = { [key: string]: string | Catalog };

/** The sections of the website's pages on terms and on delivery, in their order. */
const pages = [
  ["pages.legal.terms.sections", ["contract", "prices", "payment", "guarantee"]],
  ["pages.legal.deliveryAndReturns.sections", ["delivery", "collect", "withdrawal", "exceptions"]],
] as const;

/** The site's texts lie beside the backend, wherever that was built. */
function textsOf(language: SiteLanguage): Catalog {
  for (let folder = __dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, "messages", `${language}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  }
  throw new Error(`The site's texts in ${language} were not found`);
}

function textIn(catalog: Catalog, key: string): string {
  let found: string | Catalog | undefined = catalog;
  for (const part of key.split(".")) {
    found = typeof found === "object" ? found[part] : undefined;
  }
  if (typeof found !== "string") throw new Error(`The site has no text ${key}`);
  return found;
}

/**
 * The terms as they are published now, in staff's own wordings where there are any: the one function that
 * knows where they are kept.
 */
export async function currentTerms(
  container: MedusaContainer,
  language: SiteLanguage,
): Promise<TermsSection[]> {
  const [profile, wordings] = await Promise.all([
    profileOf(container),
    container.resolve(PAGE_TEXTS_MODULE).wordings(false),
  ]);
  const catalog = textsOf(language);
  const price = new Intl.NumberFormat(localeOf(language), { style: "currency", currency: "EUR" });
  const values: Record<string, string> = {
    email: profile.email,
    town: profile.town,
    radius: String(profile.freeDeliveryRadiusKm),
    price: price.format(profile.homeDeliveryPrice),
  };
  const written = (key: string) =>
    (wordings[language]?.[key] ?? textIn(catalog, key)).replaceAll(
      /\{(\w+)\}/g,
      (whole, name: string) => values[name] ?? whole,
    );
  return pages.flatMap(([page, sections]) =>
    sections.map((section) => ({
      title: written(`${page}.${section}.title`),
      text: written(`${page}.${section}.text`),
    })),
  );
}

/** The notice on the legal guarantee, word for word as products and checkout show it. */
export function guaranteeNotice(language: SiteLanguage): TermsSection {
  const catalog = textsOf(language);
  const texts = ["lead", "remedies", "claim", "longer"].map((name) =>
    textIn(catalog, `guarantee.${name}`),
  );
  return {
    title: textIn(catalog, "guarantee.title"),
    text: [...texts, guaranteePage].join("\n\n"),
  };
}

/** The European Union's own page on guarantees. */
const guaranteePage =
  "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/";
