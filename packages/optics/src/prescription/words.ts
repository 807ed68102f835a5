/** The words of boxes and prescriptions in English, French and German. */
import type { AdditionName, Eye, LensField } from "../lens.ts";

export type Meaning =
  /** A doubtful one is an eye only where a value or a label of a value follows. */
  | { readonly kind: "eye"; readonly side: Eye | "both"; readonly doubtful: boolean }
  | { readonly kind: "field"; readonly field: LensField }
  | { readonly kind: "plano" }
  | { readonly kind: "additionName"; readonly name: AdditionName }
  /** Stands between a cylinder and its axis; means nothing elsewhere. */
  | { readonly kind: "axisMark" }
  /** Joins two eyes: "OD et OG". */
  | { readonly kind: "and" }
  /** Units and fillers that change nothing. */
  | { readonly kind: "filler" };

type Side = Eye | "both";
const eye = (side: Side): Meaning => ({ kind: "eye", side, doubtful: false });
const doubtful = (side: Side): Meaning => ({ kind: "eye", side, doubtful: true });
const field = (name: LensField): Meaning => ({ kind: "field", field: name });
const addition = (name: AdditionName): Meaning => ({ kind: "additionName", name });

/**
 * Words that mean something in capitals only: in small letters they are articles and other words
 * ("le", "la", "re", "ou"). Even then they are doubtful: `R` is also a radius, so the text after
 * them decides. `D` and `G` for droit and gauche are missing on purpose: D is also the dioptre and
 * a design.
 */
const inCapitals = new Map<string, Meaning>([
  ["R", doubtful("right")],
  ["L", doubtful("left")],
  ["RE", doubtful("right")],
  ["LE", doubtful("left")],
  ["RA", doubtful("right")],
  ["LA", doubtful("left")],
  ["OU", doubtful("both")],
]);

const entries: readonly (readonly [Meaning, string])[] = [
  [eye("right"), "od right droit droite rechts rechtes"],
  [eye("left"), "os og left gauche links linkes"],
  [eye("both"), "odg both beide beidseits"],
  [field("sphere"), "sph sphere sphare sphaere sphar power pwr puissance ds starke staerke"],
  [field("cylinder"), "cyl cylinder cylindre zyl zylinder dc"],
  [field("axis"), "axis axe achse ax"],
  [field("addition"), "add addition nahzusatz"],
  [field("design"), "design geometrie"],
  [field("baseCurve"), "bc rayon radius basiskurve krummungsradius bozr"],
  [field("diameter"), "dia diam diameter diametre durchmesser ø ⌀"],
  [{ kind: "plano" }, "plan plano"],
  [addition("LOW"), "low lo"],
  [addition("MID"), "mid med medium"],
  [addition("HIGH"), "high hi hgh"],
  [{ kind: "axisMark" }, "x × * @ a"],
  [{ kind: "and" }, "and et und"],
  [
    { kind: "filler" },
    "mm dpt dptr dioptre dioptres dioptries diopters dioptrien eye eyes oeil œil yeux auge augen ° in",
  ],
];

const anyCase = new Map(
  entries.flatMap(([meaning, words]) => words.split(" ").map((word) => [word, meaning] as const)),
);

/** Two words that belong together; looked for before the single ones. */
const pairs = new Map<string, Meaning>([
  ["base curve", field("baseCurve")],
  ["deux yeux", eye("both")],
  ["de courbure", { kind: "filler" }],
]);

/** What a word means, or undefined. Dots and accents do not matter: "O.D.", "diamètre". */
export function meaningOf(word: string): Meaning | undefined {
  const bare = word.replaceAll(".", "");
  return inCapitals.get(bare) ?? anyCase.get(folded(bare));
}

/** What two neighbouring words mean together, or undefined. */
export function meaningOfPair(first: string, second: string): Meaning | undefined {
  return pairs.get(`${folded(first)} ${folded(second)}`);
}

function folded(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
