/** A text that exists in every language of the site. */
import { z } from "zod";
import { inAll, inEach, type SiteLanguage, translatedLanguages } from "./site-language.ts";

const text = z.string().min(1);

/** One text in every site language; what was stored before a language came is English in it. */
export const translatedText = z
  .object({ ...inEach(translatedLanguages, () => text.optional()), en: text })
  .transform((written): Record<SiteLanguage, string> => inAll(written));
export type TranslatedText = z.output<typeof translatedText>;
