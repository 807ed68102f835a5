import {
  type Eye,
  format,
  formatPower,
  type LensField,
  type LensParameters,
  type LensValue,
  lensFields,
} from "@landolt/optics";
import { useTranslations } from "use-intl";
import { useLanguage } from "#app/language/use-language.ts";
import type { LensProblem } from "#app/routes/product/lens/lens-form.ts";

/** Above this many values a list says only the nearest ones. Axes in steps of ten are 18. */
const longList = 24;

/** The values that say best what is made: all of a short list, else those around `wanted`. */
function valuesToShow(
  field: LensField,
  allowed: readonly LensValue[],
  wanted: LensValue | undefined,
): readonly LensValue[] {
  if (typeof wanted !== "number") return allowed.slice(0, longList);
  if (field !== "sphere" && allowed.length <= longList) return allowed;
  const numbers = allowed.filter((value) => typeof value === "number");
  const below = numbers.filter((value) => value < wanted).at(-1);
  const above = numbers.find((value) => value > wanted);
  return [below, above].filter((value) => value !== undefined);
}

/** Lenses and what is wrong with them, in the words of the page's language. */
export function useLensTexts() {
  const t = useTranslations("lens");
  const language = useLanguage();

  const value = (field: LensField, of: LensValue): string =>
    field === "design" && (of === "D" || of === "N")
      ? t(`designs.${of}`)
      : format(field, of, language);
  const list = (field: LensField, values: readonly LensValue[]) =>
    values.map((one) => format(field, one, language)).join(t("separator"));

  return {
    value,
    list,
    power: (power: number) => formatPower(power, language),
    eye: (eye: Eye) => t(`eye.${eye}`),
    /** "−2.75, cylinder −1.25, axis 90°, …" in the order in which it is read out. */
    lens: (lens: Partial<LensParameters>): string =>
      lensFields
        .flatMap((field) => {
          const said = lens[field];
          return said === undefined
            ? []
            : [t(`said.${field}`, { value: format(field, said, language) })];
        })
        .join(t("separator")),
    problem: ({ field, code, value: wanted, allowed }: LensProblem): string => {
      if (code === "too-many-boxes") return t(`problem.${code}`, { most: Number(allowed[0]) });
      if (field === "boxes") return t(code === "no-boxes" ? "problem.no-boxes" : "problem.boxes");
      if (code === "boxes" || code === "no-boxes") return t(`problem.${code}`);
      return t(`problem.${code}`, {
        value: wanted === undefined ? "" : format(field, wanted, language),
        list: list(field, valuesToShow(field, allowed, wanted)),
      });
    },
  };
}
