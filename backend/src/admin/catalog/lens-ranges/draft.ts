/** A range while it is typed: numbers are texts, so that half a number is not lost. */
import {
  type Addition,
  checkRange,
  type Design,
  type Language,
  type LensKind,
  type ParameterRange,
} from "@landolt/optics";
import { z } from "zod";
import { axesText, decimal, hundredths, readAxes } from "../../../catalog/lenses/range-numbers";
import { readOrigin } from "../../../catalog/lenses/range-origin";
import type { RangeOrigin } from "../../../modules/lens-ranges/service";

export type FitDraft = { baseCurve: string; diameter: string };
export type BandDraft = { from: string; to: string; step: string };
export type CylinderDraft = { cylinder: string; axes: string };
export type RuleDraft = { sphereFrom: string; sphereTo: string; cylinders: CylinderDraft[] };

export type RangeDraft = {
  kind: LensKind;
  plano: boolean;
  fits: FitDraft[];
  powers: BandDraft[];
  toricRules: RuleDraft[];
  additions: string[];
  designs: Design[];
  source: string;
  checked_on: string;
};

/** Hundredths as they are typed in a language; `rangeOf` reads point and comma in each. */
const typed = (hundredths: number, language: Language): string =>
  language === "en" ? decimal(hundredths) : decimal(hundredths).replace(".", ",");

/** A band with the step that most lenses have. */
export const emptyBand = (language: Language): BandDraft => ({
  from: "",
  to: "",
  step: typed(25, language),
});

export const emptyDraft = (language: Language): RangeDraft => ({
  kind: "spherical",
  plano: false,
  fits: [{ baseCurve: "", diameter: "" }],
  powers: [emptyBand(language)],
  toricRules: [],
  additions: [],
  designs: [],
  source: "",
  checked_on: "",
});

export function draftOf(
  range: ParameterRange,
  { source, checked_on }: RangeOrigin,
  language: Language,
): RangeDraft {
  const write = (hundredths: number) => typed(hundredths, language);
  return {
    kind: range.kind,
    plano: range.plano,
    fits: range.fits.map(({ baseCurve, diameter }) => ({
      baseCurve: write(baseCurve),
      diameter: write(diameter),
    })),
    powers: range.powers.map(({ from, to, step }) => ({
      from: write(from),
      to: write(to),
      step: write(step),
    })),
    toricRules: range.toricRules.map(({ sphereFrom, sphereTo, cylinders }) => ({
      sphereFrom: write(sphereFrom),
      sphereTo: write(sphereTo),
      cylinders: cylinders.map(({ cylinder, axes }) => ({
        cylinder: write(cylinder),
        axes: axesText(axes),
      })),
    })),
    additions: range.additions.map((addition) =>
      typeof addition === "number" ? write(addition) : addition,
    ),
    designs: [...range.designs],
    source: source ?? "",
    checked_on: checked_on ?? "",
  };
}

/** NaN stands for what is no number; `checkRange` finds fault with it at its place. */
const number = (text: string): number => hundredths(text.trim()) ?? Number.NaN;

const words: Readonly<Record<string, Addition>> = { LOW: "LOW", MID: "MID", HIGH: "HIGH" };

/** Lists that the kind does not have are left out, but stay in the draft until it is saved. */
export function rangeOf(draft: RangeDraft): ParameterRange {
  const { kind } = draft;
  return {
    kind,
    plano: draft.plano,
    fits: draft.fits.map(({ baseCurve, diameter }) => ({
      baseCurve: number(baseCurve),
      diameter: number(diameter),
    })),
    powers: draft.powers.map(({ from, to, step }) => ({
      from: number(from),
      to: number(to),
      step: number(step),
    })),
    toricRules:
      kind === "toric"
        ? draft.toricRules.map(({ sphereFrom, sphereTo, cylinders }) => ({
            sphereFrom: number(sphereFrom),
            sphereTo: number(sphereTo),
            cylinders: cylinders.map(({ cylinder, axes }) => ({
              cylinder: number(cylinder),
              axes: readAxes(axes) ?? [Number.NaN],
            })),
          }))
        : [],
    additions:
      kind === "multifocal"
        ? draft.additions.map((text) => words[text.trim().toUpperCase()] ?? number(text))
        : [],
    designs: kind === "multifocal" ? draft.designs : [],
  };
}

/** Axes are typed in one field, which shows the fault of each of them. */
const fieldOf = (path: readonly (string | number)[]) => {
  const axes = path.indexOf("axes");
  return axes < 0 ? [...path] : path.slice(0, axes + 1);
};

/** A draft is right where its range and its origin are. @param today the shop's, YYYY-MM-DD */
export const rangeSchema = (today: string) =>
  z.custom<RangeDraft>().superRefine((draft, context) => {
    for (const { path, code } of checkRange(rangeOf(draft))) {
      context.addIssue({ code: "custom", path: fieldOf(path), message: code });
    }
    for (const { path, code } of readOrigin(draft, today).faults) {
      context.addIssue({ code: "custom", path, message: code });
    }
  });
