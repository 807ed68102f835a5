import {
  format,
  type LensField,
  type LensParameters,
  type LensValue,
  lensFields,
  options,
  type ParameterRange,
  validate,
} from "@landolt/optics";
import { Button, Label, Text } from "@medusajs/ui";
import { useId, useState } from "react";
import { fieldLabels } from "../../../catalog/lenses/lens-table";
import { useSiteLanguage } from "../../shared/language";
import { Section } from "../../shared/section";
import { useTexts } from "./language";

type Chosen = { -readonly [F in LensField]?: LensParameters[F] };

/** The picker of the shop over a range that need not be saved yet. */
export function PickerPreview({ range }: { range: ParameterRange | undefined }) {
  const t = useTexts();
  const language = useSiteLanguage();
  const id = useId();
  const [picked, setChosen] = useState<Chosen>({});
  if (range === undefined) return null;

  const chosen: Chosen = { ...singleFit(range), ...picked };
  const offered = options(range, chosen);
  const fields = lensFields.filter((field) => options(range, {})[field].length > 0);
  const exists = validate(range, chosen).length === 0;
  const choose = (field: LensField, index: string) => {
    const { [field]: _before, ...others } = chosen;
    const value: LensValue | undefined = index === "" ? undefined : offered[field][Number(index)];
    setChosen(value === undefined ? others : { ...others, [field]: value });
  };
  return (
    <Section title={t("preview")}>
      <div className="grid grid-cols-2 gap-3">
        {fields.map((field) => {
          const values: readonly LensValue[] = offered[field];
          const at = chosen[field] === undefined ? -1 : values.indexOf(chosen[field]);
          return (
            <div key={field} className="flex flex-col gap-y-1">
              <Label htmlFor={`${id}-${field}`} size="xsmall" className="text-ui-fg-subtle">
                {fieldLabels[language][field]}
              </Label>
              <select
                id={`${id}-${field}`}
                className="bg-ui-bg-field shadow-borders-base txt-compact-small h-8 rounded-md px-2 tabular-nums"
                value={at < 0 ? "" : String(at)}
                onChange={(event) => choose(field, event.target.value)}
              >
                <option value="">{`${t("choose")} (${values.length})`}</option>
                {values.map((value, index) => (
                  <option key={value} value={index}>
                    {format(field, value, language)}
                  </option>
                ))}
              </select>
            </div>
          );
        })}
      </div>
      <div className="flex min-h-8 items-center justify-between gap-x-3">
        <Text
          size="xsmall"
          className={exists ? "text-ui-tag-green-text" : "text-ui-fg-subtle"}
          role="status"
        >
          {exists ? t("exists") : t("previewHint")}
        </Text>
        <Button type="button" size="small" variant="transparent" onClick={() => setChosen({})}>
          {t("clear")}
        </Button>
      </div>
    </Section>
  );
}

/** The one thing the shop chooses for the buyer. */
function singleFit({ fits }: ParameterRange): Chosen {
  const [fit, ...others] = fits;
  return fit && others.length === 0 ? { baseCurve: fit.baseCurve, diameter: fit.diameter } : {};
}
