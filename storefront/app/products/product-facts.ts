import type { DescribedKind, FrameFacts, KindFacts } from "@landolt/forms";
import { useFormatter, useTranslations } from "use-intl";
import { useColourName } from "./colour-names.ts";

/** A line of a fact table: what, and how much. */
export type Fact = [name: string, value: string];

function useUnits() {
  const format = useFormatter();
  return {
    number: (value: number) => format.number(value),
    mm: (value: number) => format.number(value, { style: "unit", unit: "millimeter" }),
    grams: (value: number) => format.number(value, { style: "unit", unit: "gram" }),
    percent: (value: number) => format.number(value / 100, { style: "percent" }),
  };
}

/** The measured lengths of a frame, in the order they are read. */
export function useMeasurements(): (frame: FrameFacts) => Fact[] {
  const t = useTranslations("catalog.fact");
  const { mm, grams } = useUnits();
  return (frame) => [
    [t("lensWidth"), mm(frame.lensWidth)],
    [t("bridge"), mm(frame.bridge)],
    [t("temple"), mm(frame.temple)],
    [t("lensHeight"), mm(frame.lensHeight)],
    [t("totalWidth"), mm(frame.totalWidth)],
    [t("weight"), grams(frame.weightGrams)],
  ];
}

/** Gives what is said of a product of some kind. */
type FactsOf = (product: KindFacts) => Fact[];

/** What a frame is, apart from its measurements. */
function useFrameFacts(): FactsOf {
  const t = useTranslations("catalog");
  const yesNo = (value: boolean) => t(value ? "yes" : "no");
  const colourName = useColourName();
  const sunFacts = (sun: NonNullable<FrameFacts["sun"]>): Fact[] => [
    [t("fact.sunLens"), sun.lensName || colourName(sun.lensColour)],
    [t("fact.sunCategory"), t(`sunCategories.${sunCategory(sun.category)}`)],
    [t("fact.polarised"), yesNo(sun.polarised)],
  ];
  const facts = (frame: FrameFacts): Fact[] => [
    [t("fact.shape"), t(`shapes.${frame.shape}`)],
    [t("fact.rim"), t(`rims.${frame.rim}`)],
    [t("fact.material"), t(`materials.${frame.material}`)],
    [t("fact.colour"), t(`colours.${frame.colour}`)],
    [t("fact.colourCode"), frame.colourCode],
    [t("fact.prescription"), yesNo(frame.prescription)],
    [t("fact.progressive"), yesNo(frame.progressive)],
    ...(frame.sun ? sunFacts(frame.sun) : []),
  ];
  return ({ frame }) => (frame ? facts(frame) : []);
}

const sunCategories = ["0", "1", "2", "3", "4"] as const;
const sunCategory = (category: number) => sunCategories[category] ?? "3";

/** What a contact lens is. */
function useLensFacts(): FactsOf {
  const t = useTranslations("catalog");
  const { number, percent } = useUnits();
  return ({ lens }) =>
    lens
      ? [
          [t("fact.maker"), lens.maker],
          [t("fact.wear"), t(`wear.${lens.wear}`)],
          [t("fact.kind"), t(`lensKinds.${lens.kind}`)],
          [t("fact.material"), lens.material],
          [t("fact.water"), percent(lens.waterPercent)],
          ...(lens.dkt === undefined ? [] : [[t("fact.oxygen"), number(lens.dkt)] satisfies Fact]),
        ]
      : [];
}

/** What a product is: each kind that has facts of its own says them, but for the measurements of a frame. */
export function useKindFacts(): FactsOf {
  const kinds: Record<DescribedKind, FactsOf> = { frame: useFrameFacts(), lens: useLensFacts() };
  return (product) => Object.values(kinds).flatMap((factsOf) => factsOf(product));
}

/** The guarantee that the maker gives by itself, in years where they are whole. */
export function useGuarantee(): (months: number) => Fact {
  const t = useTranslations("catalog.fact");
  const format = useFormatter();
  return (months) => {
    const unit = months % 12 === 0 ? "year" : "month";
    const count = unit === "year" ? months / 12 : months;
    return [t("guarantee"), format.number(count, { style: "unit", unit, unitDisplay: "long" })];
  };
}
