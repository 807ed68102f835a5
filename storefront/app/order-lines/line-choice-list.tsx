import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ErrorText } from "#app/design/field.tsx";
import { TextField } from "#app/forms/fields.tsx";
import { useField } from "#app/forms/form-state.tsx";
import { fieldAnchor } from "#app/forms/form-values.ts";
import { type ChoosableLine, quantityField, quantityFields } from "./line-choice.ts";

interface LineChoiceListProps {
  legend: string;
  lines: readonly ChoosableLine[];
  /** Pieces that are filled in at first. */
  initial: (line: ChoosableLine) => number;
  /** What else is asked or said about a line. */
  children?: (line: ChoosableLine) => ReactNode;
}

/** Lines of an order, each with the number of pieces meant. */
export function LineChoiceList({ legend, lines, initial, children }: LineChoiceListProps) {
  const t = useTranslations("order");
  const { error } = useField(quantityFields);
  return (
    <fieldset id={fieldAnchor(quantityFields)} className="min-w-0">
      <legend className="mb-3 font-semibold">{legend}</legend>
      {error && <ErrorText className="pb-3 text-small">{error}</ErrorText>}
      <ul className="border-t border-line">
        {lines.map((line) => (
          <li key={line.id} className="border-b border-line py-5">
            <p className="font-semibold">{line.title}</p>
            <p className="text-small text-quiet">
              {[line.variant, line.eye && t(`eyes.${line.eye}`)].filter(Boolean).join(", ")}
            </p>
            <TextField
              label={t("pieces", { most: line.most })}
              name={quantityField(line.id)}
              type="number"
              inputMode="numeric"
              min={0}
              max={line.most}
              initial={String(initial(line))}
              required
              className="mt-3 max-w-60"
            />
            {children?.(line)}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
