/** Postal codes as people write them. */
import type { Country } from "./place.ts";

/** Number of digits, and the country signs that some write before them. */
const rules: Record<Country, { digits: number; signs: string }> = {
  lu: { digits: 4, signs: "L|LU|LUX" },
  de: { digits: 5, signs: "D|DE" },
  fr: { digits: 5, signs: "F|FR" },
  be: { digits: 4, signs: "B|BE" },
};

/**
 * The bare digits of a postal code of `country`, also from `L-7540`, `57 000` or `57971 CEDEX 2`.
 *
 * @returns undefined where `text` is no postal code of that country
 */
export function normalisePostalCode(country: Country, text: string): string | undefined {
  const { digits, signs } = rules[country];
  const bare = text
    .trim()
    .toUpperCase()
    // French codes for large receivers carry a mark and a number that belong to no place.
    .replace(country === "fr" ? /\s*\bCEDEX\b.*$/ : /$^/, "")
    .replace(new RegExp(`^(?:${signs})[\\s.\\-\u2010-\u2015]*(?=\\d)`), "")
    .replace(/\s/g, "");
  return bare.length === digits && /^\d+$/.test(bare) ? bare : undefined;
}
