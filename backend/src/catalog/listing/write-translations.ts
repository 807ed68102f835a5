import {
  inAll,
  inEach,
  localeOf,
  type TranslatedLanguage,
  translatedLanguages,
  type Written,
} from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** One record and its texts in the languages it is not kept in. */
export type TranslatedRecord = {
  /** Name of the kind of record, as Medusa's translation module calls it. */
  reference: string;
  id: string;
  texts: Record<TranslatedLanguage, Record<string, string>>;
};

/** These fields of a record in the languages it is not kept in. */
export const translated = (fields: Record<string, Written>): TranslatedRecord["texts"] => {
  const texts = Object.entries(fields).map(([field, text]) => [field, inAll(text)] as const);
  return inEach(translatedLanguages, (language) =>
    Object.fromEntries(texts.map(([field, text]) => [field, text[language]])),
  );
};

/**
 * Writes these translations over those that are there; other fields of a record keep theirs.
 * @param overwrite false adds only translations that are missing: those which staff have changed stay
 */
export async function writeTranslations(
  container: MedusaContainer,
  records: readonly TranslatedRecord[],
  { overwrite = true }: { overwrite?: boolean } = {},
): Promise<void> {
  const service = container.resolve(Modules.TRANSLATION);
  const stored = await service.listTranslations(
    { reference_id: records.map(({ id }) => id) },
    { select: ["id", "reference_id", "locale_code", "translations"], take: null },
  );
  const wanted = records.flatMap(({ reference, id, texts }) =>
    translatedLanguages.map((language) => ({
      reference,
      reference_id: id,
      locale_code: localeOf(language),
      translations: texts[language],
      before: stored.find(
        (one) => one.reference_id === id && one.locale_code === localeOf(language),
      ),
    })),
  );
  const changed = wanted.flatMap(({ before, translations }) =>
    before ? [{ id: before.id, translations: { ...before.translations, ...translations } }] : [],
  );
  const added = wanted.flatMap(({ before, ...translation }) => (before ? [] : [translation]));
  if (overwrite && changed.length > 0) await service.updateTranslations(changed);
  if (added.length > 0) await service.createTranslations(added);
}
