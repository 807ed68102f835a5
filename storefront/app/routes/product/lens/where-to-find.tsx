import { type LensField, type PrintedField, printedWords } from "@landolt/optics";
import { useFormatter, useTranslations } from "use-intl";
import { writtenLanguage } from "#app/commerce/platform/written-language.ts";
import { BoxLabelDrawing, PrescriptionDrawing } from "#app/design/drawings/lens-values-drawing.tsx";
import { Studio } from "#app/design/studio.tsx";
import { useLanguage } from "#app/language/use-language.ts";

/** The values that are printed; the design of a multifocal stands beside its addition. */
const marked = ["sphere", "cylinder", "axis", "addition", "baseCurve", "diameter"] as const;

/** Where each value stands on a lens box and on a prescription. */
export function WhereToFind({ fields }: { fields: readonly LensField[] }) {
  const t = useTranslations("lens");
  const language = useLanguage();
  const format = useFormatter();
  /** The words by which the reader of pasted texts knows a value, too. */
  const words = (field: PrintedField) =>
    format.list(printedWords[writtenLanguage(language)][field], { type: "disjunction" });
  const shown = marked.filter((field) => fields.includes(field));
  return (
    <details className="border-y border-line py-4">
      <summary className="link w-fit font-semibold">{t("where.title")}</summary>
      <div className="mt-5 grid gap-6 sm:grid-cols-2">
        <figure>
          <figcaption className="mb-2 text-small text-quiet">{t("where.box")}</figcaption>
          <Studio className="aspect-4/3">
            <BoxLabelDrawing
              marks={shown}
              label={t("where.boxDrawing")}
              className="h-full w-full"
            />
          </Studio>
        </figure>
        <figure>
          <figcaption className="mb-2 text-small text-quiet">{t("where.prescription")}</figcaption>
          <Studio className="aspect-4/3">
            <PrescriptionDrawing
              marks={shown}
              rows={[t("mark.right"), t("mark.left")]}
              label={t("where.prescriptionDrawing")}
              className="h-full w-full"
            />
          </Studio>
        </figure>
      </div>
      <ol className="mt-5 grid gap-x-8 gap-y-2 text-small sm:grid-cols-2">
        {shown.map((field, index) => (
          <li key={field} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-6 flex-none place-items-center rounded-full bg-accent text-on-accent tabular-nums"
            >
              {index + 1}
            </span>
            <span>
              <strong>{t(`field.${field}`)}</strong>:{" "}
              {t(`where.words.${field}`, { words: words(field) })}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-small text-quiet">
        {t("where.words.eye", { right: words("right"), left: words("left") })}
      </p>
    </details>
  );
}
