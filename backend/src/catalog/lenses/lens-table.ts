/** The right/left table of an order's lenses: the same rows for the mail and the dashboard. */
import { inAll } from "@landolt/forms";
import {
  type EyeLens,
  eyes,
  format,
  type Language,
  type LensField,
  lensFields,
  lensFromMetadata,
} from "@landolt/optics";

/** As opticians write them. */
export const fieldLabels = inAll<Record<LensField | "right" | "left" | "prescribed", string>>({
  en: {
    right: "Right eye",
    left: "Left eye",
    sphere: "Sphere",
    cylinder: "Cylinder",
    axis: "Axis",
    addition: "Addition",
    design: "Design",
    baseCurve: "Base curve",
    diameter: "Diameter",
    prescribed: "prescribed",
  },
  fr: {
    right: "Œil droit",
    left: "Œil gauche",
    sphere: "Sphère",
    cylinder: "Cylindre",
    axis: "Axe",
    addition: "Addition",
    design: "Géométrie",
    baseCurve: "Rayon",
    diameter: "Diamètre",
    prescribed: "prescrit",
  },
  de: {
    right: "Rechtes Auge",
    left: "Linkes Auge",
    sphere: "Sphäre",
    cylinder: "Zylinder",
    axis: "Achse",
    addition: "Addition",
    design: "Design",
    baseCurve: "Basiskurve",
    diameter: "Durchmesser",
    prescribed: "verordnet",
  },
});

/** A lens as it is made, and what was prescribed where that is another. */
export type OrderedLens = EyeLens & { prescribed?: EyeLens };

export type LensLine = { lens: OrderedLens; quantity: number };

/** Lenses of one variant, at most one line per eye; at least one is there. */
export type LensPair<L> = { right?: L; left?: L };

export type LineGroup<L, Lens> = { line: L; pair?: never } | { line?: never; pair: LensPair<Lens> };

export type LensTable = {
  head: string[];
  /** Name of the value, then the value for each eye; empty where that eye has none. */
  rows: string[][];
};

/** The lens of a line; undefined for any other line. */
export function lensOfLine(metadata: unknown): OrderedLens | undefined {
  if (typeof metadata !== "object" || metadata === null || !("lens" in metadata)) return undefined;
  const reading = lensFromMetadata(metadata.lens);
  if (!reading.ok) return undefined;
  const prescribed = lensFromMetadata("prescribed" in metadata ? metadata.prescribed : undefined);
  return { ...reading.lens, ...(prescribed.ok && { prescribed: prescribed.lens }) };
}

type Line = { variantId: string | null; lens?: OrderedLens };

const isLens = <L extends Line>(line: L): line is L & { lens: OrderedLens } =>
  line.lens !== undefined;

/**
 * Joins the first right with the first left of one variant, the second with the second, and so on;
 * a pair stands where its first line stands. Other articles stay as they are.
 */
export function groupLines<L extends Line>(
  lines: readonly L[],
): LineGroup<L, L & { lens: OrderedLens }>[] {
  const groups: LineGroup<L, L & { lens: OrderedLens }>[] = [];
  for (const line of lines) {
    if (!isLens(line)) {
      groups.push({ line });
      continue;
    }
    const { eye } = line.lens;
    const open = groups.find(
      ({ pair }) => pair && !pair[eye] && (pair.right ?? pair.left)?.variantId === line.variantId,
    )?.pair;
    if (open) open[eye] = line;
    else groups.push({ pair: { [eye]: line } });
  }
  return groups;
}

/** Rows only for values that at least one of the lenses has; what was prescribed stands behind what is made. */
export function lensTable(pair: LensPair<LensLine>, language: Language): LensTable {
  const labels = fieldLabels[language];
  const present = eyes.flatMap((eye) => {
    const line = pair[eye];
    return line === undefined ? [] : [{ eye, ...line }];
  });
  const fields = lensFields.filter((field) =>
    present.some(({ lens }) => lens[field] !== undefined),
  );
  return {
    head: ["", ...present.map(({ eye, quantity }) => `${labels[eye]} (${quantity}\u00a0×)`)],
    rows: fields.map((field) => [
      labels[field],
      ...present.map(({ lens: { prescribed, ...lens } }) => {
        const value = lens[field];
        if (value === undefined) return "";
        const wanted = prescribed?.[field] ?? value;
        const text = format(field, value, language);
        if (wanted !== value) {
          return `${text} (${labels.prescribed}\u00a0${format(field, wanted, language)})`;
        }
        return field === "baseCurve" || field === "diameter" ? `${text} mm` : text;
      }),
    ]),
  };
}
