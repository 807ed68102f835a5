import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { localeOf } from "../../platform/locales";

/** Records are kept in English; these are the languages they are translated to. */
const translatedLanguages = ["fr", "de"] as const;

/** One record and its texts in the languages it is not kept in. */
export type Translatable = {
  /** Name of the kind of record, as Medusa's translation module calls it. */
  reference: string;
  id: string;
  texts: Record<(typeof translatedLanguages)[number], Record<string, string>>;
};

/** Adds the translations that are missing; those which staff have changed since stay. */
export async function seedTranslations(
  container: MedusaContainer,
  translatables: readonly Translatable[],
): Promise<void> {
  const service = container.resolve(Modules.TRANSLATION);
  const stored = await service.listTranslations(
    { reference_id: translatables.map(({ id }) => id) },
    { select: ["id", "reference_id", "locale_code"], take: null },
  );
  const present = new Set(stored.map((one) => `${one.reference_id} ${one.locale_code}`));
  const missing = translatables.flatMap(({ reference, id, texts }) =>
    translatedLanguages
      .map((language) => ({
        reference,
        reference_id: id,
        locale_code: localeOf[language],
        translations: texts[language],
      }))
      .filter(({ locale_code }) => !present.has(`${id} ${locale_code}`)),
  );
  if (missing.length > 0) await service.createTranslations(missing);
}
