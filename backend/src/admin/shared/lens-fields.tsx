import {
  format,
  type LensField,
  type LensParameters,
  type LensValue,
  lensFields,
  options,
  type ParameterRange,
} from "@landolt/optics";
import { Label } from "@medusajs/ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { fieldLabels } from "../../catalog/lenses/lens-table";
import { useTexts } from "../catalog/lens-ranges/language";
import { useSiteLanguage } from "./language";

export type Chosen = { -readonly [F in LensField]?: LensParameters[F] };

/** The one thing the shop chooses for the buyer. */
export function singleFit({ fits }: ParameterRange): Chosen {
  const [fit, ...others] = fits;
  return fit && others.length === 0 ? { baseCurve: fit.baseCurve, diameter: fit.diameter } : {};
}

/** A list to choose from that is as quick by keyboard as paper: the browser's own, under its name. */
export function Choice({
  label,
  children,
  ...select
}: ComponentProps<"select"> & { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-y-1">
      <Label htmlFor={id} size="xsmall" className="text-ui-fg-subtle">
        {label}
      </Label>
      <select
        id={id}
        className="bg-ui-bg-field shadow-borders-base txt-compact-small h-8 rounded-md px-2 tabular-nums"
        {...select}
      >
        {children}
      </select>
    </div>
  );
}

/** The values of one lens as they are picked: each list has only what is made with the others. */
export function LensFields({
  range,
  chosen,
  onChange,
}: {
  range: ParameterRange;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}) {
  const t = useTexts();
  const language = useSiteLanguage();
  const offered = options(range, chosen);
  const fields = lensFields.filter((field) => options(range, {})[field].length > 0);
  const choose = (field: LensField, index: string) => {
    const { [field]: _before, ...others } = chosen;
    const value: LensValue | undefined = index === "" ? undefined : offered[field][Number(index)];
    onChange(value === undefined ? others : { ...others, [field]: value });
  };
  return fields.map((field) => {
    const values: readonly LensValue[] = offered[field];
    const at = chosen[field] === undefined ? -1 : values.indexOf(chosen[field]);
    return (
      <Choice
        key={field}
        label={fieldLabels[language][field]}
        value={at < 0 ? "" : String(at)}
        onChange={(event) => choose(field, event.target.value)}
      >
        <option value="">{`${t("choose")} (${values.length})`}</option>
        {values.map((value, index) => (
          <option key={value} value={index}>
            {format(field, value, language)}
          </option>
        ))}
      </Choice>
    );
  });
}
