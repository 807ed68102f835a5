/** The languages of the site, and texts that exist in each of them. */
import { z } from "zod";

/** The languages of the site; the first is the one without a prefix in its addresses. */
export const siteLanguages = ["en", "fr", "de"] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** One text in every site language. */
export const translatedText = z.object({
  en: z.string().min(1),
  fr: z.string().min(1),
  de: z.string().min(1),
});
export type TranslatedText = z.infer<typeof translatedText>;
