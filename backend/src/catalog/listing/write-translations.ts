import type { SiteLanguage } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { localeOf } from "../../platform/locales";

/** One record and its texts in the languages it is not kept in. */
export type TranslatedRecord = {
  /** Name of the kind of record, as Medusa's translation module calls it. */
  reference: string;
  id: string;
  texts: Record<Exclude<SiteLanguage, "en">, Record<string, string>>;
};

const languages = ["fr", "de"] as const;

/** Writes these translations over those that are there; other fields of a record keep theirs. */
export async function writeTranslations(
  container: MedusaContainer,
  records: readonly TranslatedRecord[],
): Promise<void> {
  const service = container.resolve(Modules.TRANSLATION);
  const stored = await service.listTranslations(
    { reference_id: records.map(({ id }) => id) },
    { select: ["id", "reference_id", "locale_code", "translations"], take: null },
  );
  const wanted = records.flatMap(({ reference, id, texts }) =>
    languages.map((language) => ({
      reference,
      reference_id: id,
      locale_code: localeOf[language],
      translations: texts[language],
      before: stored.find(
        (one) => one.reference_id === id && one.locale_code === localeOf[language],
      ),
    })),
  );
  const changed = wanted.flatMap(({ before, translations }) =>
    before ? [{ id: before.id, translations: { ...before.translations, ...translations } }] : [],
  );
  const added = wanted.flatMap(({ before, ...translation }) => (before ? [] : [translation]));
  if (changed.length > 0) await service.updateTranslations(changed);
  if (added.length > 0) await service.createTranslations(added);
}
