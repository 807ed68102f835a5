import { format } from "../../format.ts";
import { lensFields } from "../../lens.ts";
import { type EyeReading, parsePrescription } from "../read-prescription.ts";

/** A text, and what was understood of it; `rest` is what is shown as not understood. */
export type Case = readonly [text: string, said: string];

const labels: Partial<Record<string, string>> = {
  axis: "x",
  addition: "add ",
  baseCurve: "bc ",
  diameter: "dia ",
};

function values({ minusForm, ...reading }: EyeReading): string {
  const written = lensFields.flatMap((field) => {
    const value = reading[field];
    if (value === undefined) return [];
    return [`${labels[field] ?? ""}${format(field, value, "en").replace("\u2212", "-")}`];
  });
  return [...written, ...(minusForm ? ["(plus cylinder)"] : [])].join(" ").replace("°", "");
}

/** "R -2.25 -0.75 x180 | L -1.75 | ? bc 8.6 | glasses: PD 63 | rest: LOT 12345; EXP 2027-05" */
export function said(text: string): string {
  const { right, left, unassigned, glasses, remaining } = parsePrescription(text);
  const eyes = { R: right, L: left, "?": unassigned };
  return [
    ...Object.entries(eyes).flatMap(([name, reading]) =>
      Object.keys(reading).length > 0 ? [`${name} ${values(reading)}`] : [],
    ),
    ...(glasses.length > 0 ? [`glasses: ${glasses.join("; ")}`] : []),
    ...(remaining.length > 0 ? [`rest: ${remaining.join("; ")}`] : []),
  ].join(" | ");
}
