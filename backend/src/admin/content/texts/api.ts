import { prefixOf, type SiteLanguage } from "@landolt/forms";

export type OwnText = {
  /** Key and language. */
  id: string;
  key: string;
  language: SiteLanguage;
  /** What visitors read; null: the site's own text. */
  text: string | null;
  draft: string | null;
};

export type ListedTexts = {
  /** Facts that a legal page names and the business profile does not have, by key and language. */
  missing: Record<string, string[]>;
  texts: (OwnText & { changed_by_name: string; updated_at: string })[];
  preview: { shop: string; token: string };
};

export type StoredText = {
  text: OwnText;
  version: number;
  /** Of a legal page: the site's own text, the version that visitors read, and missing facts. */
  document: { own: string; current: string; missing: string[] } | null;
  history: { id: string; text: string | null; changed_by_name: string; created_at: string }[];
};

export const textsKey = ["page-texts"];
export const pathOf = (key: string, language: SiteLanguage) => `texts/${key}/${language}`;

/** The address of a preview with an earlier version of a legal page instead. */
export function versionAddress(preview: string, version: string): string {
  const address = new URL(preview);
  address.searchParams.set("version", version);
  return address.href;
}

/** The page as it would be with everything that is not published yet. */
export function previewAddress(
  { shop, token }: ListedTexts["preview"],
  path: string,
  language: SiteLanguage,
): string {
  const address = new URL(`${prefixOf(language)}${path}`.replace(/(.)\/$/, "$1"), shop);
  address.searchParams.set("preview", token);
  return address.href;
}
