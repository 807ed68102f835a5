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
export const fieldLabels = inAll<Record<LensField | "right" | "left", string>>({
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
  },
});

export type LensLine = { lens: EyeLens; quantity: number };

/** Lenses of one variant, at most one line per eye; at least one is there. */
export type LensPair<L> = { right?: L; left?: L };

export type LineGroup<L, Lens> = { line: L; pair?: never } | { line?: never; pair: LensPair<Lens> };

export type LensTable = {
  head: string[];
  /** Name of the value, then the value for each eye; empty where that eye has none. */
  rows: string[][];
};

/** The lens of a line; undefined for any other line. */
export function lensOfLine(metadata: unknown): EyeLens | undefined {
  if (typeof metadata !== "object" || metadata === null || !("lens" in metadata)) return undefined;
  const reading = lensFromMetadata(metadata.lens);
  return reading.ok ? reading.lens : undefined;
}

type Line = { variantId: string | null; lens?: EyeLens };

const isLens = <L extends Line>(line: L): line is L & { lens: EyeLens } => line.lens !== undefined;

/**
 * Joins the first right with the first left of one variant, the second with the second, and so on;
 * a pair stands where its first line stands. Other articles stay as they are.
 */
export function groupLines<L extends Line>(
  lines: readonly L[],
): LineGroup<L, L & { lens: EyeLens }>[] {
  const groups: LineGroup<L, L & { lens: EyeLens }>[] = [];
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

/** Rows only for values that at least one of the lenses has. */
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
    head: ["", ...present.map(({ eye, quantity }) => `${labels[eye]} (${quantity} ×)`)],
    rows: fields.map((field) => [
      labels[field],
      ...present.map(({ lens }) => {
        const value = lens[field];
        if (value === undefined) return "";
        const text = format(field, value, language);
        return field === "baseCurve" || field === "diameter" ? `${text} mm` : text;
      }),
    ]),
  };
}
