import { localeOf, translatedLanguages } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { TranslatedRecord } from "../../catalog";

/** Adds the translations that are missing; those which staff have changed since stay. */
export async function seedTranslations(
  container: MedusaContainer,
  translatables: readonly TranslatedRecord[],
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
        locale_code: localeOf(language),
        translations: texts[language],
      }))
      .filter(({ locale_code }) => !present.has(`${id} ${locale_code}`)),
  );
  if (missing.length > 0) await service.createTranslations(missing);
}
