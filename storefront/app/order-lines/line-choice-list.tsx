import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Field } from "#app/design/field.tsx";
import { type ChoosableLine, quantityField } from "./line-choice.ts";

interface LineChoiceListProps {
  lines: readonly ChoosableLine[];
  /** Pieces that are filled in at first. */
  initial: (line: ChoosableLine) => number;
  /** What else is asked or told about a line. */
  children?: (line: ChoosableLine) => ReactNode;
}

/** Lines of an order, each with the number of pieces meant. */
export function LineChoiceList({ lines, initial, children }: LineChoiceListProps) {
  const t = useTranslations("order");
  return (
    <ul className="border-t border-line">
      {lines.map((line) => (
        <li key={line.id} className="border-b border-line py-5">
          <p className="font-semibold">{line.title}</p>
          <p className="text-small text-quiet">
            {[line.variant, line.eye && t(`eyes.${line.eye}`)].filter(Boolean).join(", ")}
          </p>
          <Field
            label={t("pieces", { most: line.most })}
            name={quantityField(line.id)}
            type="number"
            inputMode="numeric"
            min={0}
            max={line.most}
            defaultValue={initial(line)}
            required
            className="mt-3 max-w-60"
          />
          {children?.(line)}
        </li>
      ))}
    </ul>
  );
}
