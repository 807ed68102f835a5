/** What the words of boxes and prescriptions mean: English, French, German, and what their neighbours write. */
import type { AdditionName, Eye, LensField } from "../lens.ts";
import { type PrintedField, printedFields, printedWords } from "./printed-words.ts";

type Side = Eye | "both";

export type Meaning =
  /** A doubtful one is an eye only where a value or a label of a value follows. */
  | { readonly kind: "eye"; readonly side: Side; readonly doubtful: boolean }
  | { readonly kind: "field"; readonly field: LensField }
  /** A letter with several meanings; what stands beside it decides. */
  | { readonly kind: "letter" }
  | { readonly kind: "plano" }
  | { readonly kind: "additionName"; readonly name: AdditionName }
  /** Stands between a cylinder and its axis; means nothing elsewhere. */
  | { readonly kind: "axisMark" }
  /** Joins two eyes: "OD et OG". */
  | { readonly kind: "and" }
  /** Joins two words for one thing: "BC ou R". */
  | { readonly kind: "or" }
  /** Between the ends of a range: "+1.75 to +2.50". */
  | { readonly kind: "upTo" }
  /** The other eye's values once more: "OG idem". */
  | { readonly kind: "same" }
  /** Counts something: "30 lenses", "Qty 2". */
  | { readonly kind: "quantity" }
  /** Dioptres: a unit after a number, a label before one. */
  | { readonly kind: "unit" }
  /** Units and fillers that change nothing. */
  | { readonly kind: "filler" };

const eye = (side: Side): Meaning => ({ kind: "eye", side, doubtful: false });
const doubtful = (side: Side): Meaning => ({ kind: "eye", side, doubtful: true });
const field = (name: LensField): Meaning => ({ kind: "field", field: name });
const addition = (name: AdditionName): Meaning => ({ kind: "additionName", name });

/**
 * Words that mean something in capitals only: in small letters they are articles and other words
 * ("le", "la", "os", "ou"). Even then they are doubtful: `R` is also a radius and `RE` the reply to
 * a mail, so the text after them decides. `G` for gauche is missing on purpose: only beside it D is droit,
 * elsewhere a power (`labels.ts`).
 */
const inCapitals = new Map<string, Meaning>([
  ...["R", "RE", "RA", "DX"].map((word) => [word, doubtful("right")] as const),
  ...["L", "LE", "LA", "LI", "OE", "OI", "SX"].map((word) => [word, doubtful("left")] as const),
  ...["OU", "AO", "OO"].map((word) => [word, doubtful("both")] as const),
  ...["D", "P", "S", "C"].map((word) => [word, { kind: "letter" }] as const),
]);

/** "re. -2,25 / li. -1,75": with its dot, or before a power, a small letter is an eye as well. */
const inSmallLetters = new Map<string, Meaning>([
  ...["r", "re", "ra", "rt", "dir", "dx"].map((word) => [word, doubtful("right")] as const),
  ...["l", "li", "le", "la", "lt", "esq", "sx"].map((word) => [word, doubtful("left")] as const),
]);

const entries: readonly (readonly [Meaning, string])[] = [
  [eye("right"), "od droite rechtes rechten rechter riets rietst rechteroog"],
  [eye("right"), "derecho derecha direito direita destro destra"],
  [eye("left"), "os og linkes linken linker lenks lenkst linkeroog"],
  [eye("left"), "izquierdo izquierda esquerdo esquerda sinistro sinistra"],
  [eye("right"), "dch dcho dcha rigth rihgt rigt droti drotie rehcts rechst"],
  [eye("left"), "izq izqdo izqda izdo izda lft letf lfet guache gauhce gacuhe likns lniks linsk"],
  [eye("both"), "odg ods both beide beiden beidseits beidseitig bds bilateral beid ambos entrambi"],
  [
    field("sphere"),
    "sphare sphaere sphar sphaer spharisch spherique spherical pwr powers ds starke staerke dioptrienstarke",
  ],
  [
    field("sphere"),
    "shp pwer prw pwoer shpere spere sfera sfeer esfera esf sterkte potencia potenza poder potere bvp puiss pui",
  ],
  [
    field("sphere"),
    "linsenstarke glasstarke kugel sf sfero sferisch sferico esferico correction korrektion korrektur graduacion graduacao gradazione brechkraft f'v",
  ],
  [field("cylinder"), "cylindrical zyl zylindrisch dc cly cyil cylindr cilindro cilinder cil cp"],
  [field("axis"), "achs axs axi asix tabo eje eixo asse zylinderachse"],
  [field("addition"), "adicion adicao addizione additie"],
  [field("design"), "design geometrie"],
  [
    field("baseCurve"),
    "bcr bcor bozr krummungsradius krummung kromming basiscurve ray courbe courbure raio raggio radio rc cb",
  ],
  [field("diameter"), "diam diametro diametr durchm gesamtdurchmesser ⌀ td"],
  [{ kind: "plano" }, "plan plano pl neutre neutro"],
  [addition("LOW"), "low lo niedrig faible basse baja baixa bassa laag"],
  [addition("MID"), "mid med medium mittel moyen moyenne media middel"],
  [addition("HIGH"), "high hi hgh hoch haute forte elevee alta hoog"],
  [{ kind: "axisMark" }, "x × * @ a as"],
  [{ kind: "and" }, "and et und"],
  [{ kind: "or" }, "or ou oder"],
  [{ kind: "upTo" }, "to bis up jusqu max maximum upto"],
  [
    { kind: "same" },
    "idem id same ditto dito gleich identique pareil pareille ebenso wie comme dasselbe hetzelfde igual uguale",
  ],
  [
    { kind: "quantity" },
    "box boxes boxen pack packs pk pkg pcs piece pieces lens lenses qty quantity day days month months",
  ],
  [{ kind: "quantity" }, "boite boites lentille lentilles paquet paquets quantite qte jours mois"],
  [
    { kind: "quantity" },
    "packung packungen packg stuck stk linse linsen kontaktlinse kontaktlinsen schachtel schachteln er menge anzahl monat monate tage monatslinsen tageslinsen",
  ],
  [{ kind: "quantity" }, "caixa caixas caja cajas scatola scatole doos dozen stuks pezzi"],
  [
    { kind: "unit" },
    "dpt dptr dioptre dioptres dioptrie dioptries diopter diopters dioptrien dioptria dioptrias diottrie diottria",
  ],
  [
    { kind: "filler" },
    "mm eye eyes oeil œil yeux auge augen aug oog ogen ojo ojos olho olhos occhio occhi gli aen ° in degrees deg degre degres grad",
  ],
];

/** Two words that belong together; looked for before the single ones. */
const pairs = new Map<string, Meaning>([
  ...[
    "les deux|deux yeux|two eyes|zwei augen|los dos|dos ojos|os dois|dois olhos|due occhi|twee ogen",
    "each eye|chaque oeil|chaque œil|jedes auge|cada ojo|cada olho|ogni occhio|elk oog",
  ].flatMap((words) => words.split("|").map((both) => [both, eye("both")] as const)),
  ...["the same", "le meme", "la meme", "das gleiche", "lo mismo", "o mesmo", "lo stesso"].map(
    (words) => [words, { kind: "same" }] as const,
  ),
  ["curvatura base", field("baseCurve")],
  ["de courbure", { kind: "filler" }],
  ["de base", { kind: "filler" }],
  ...["œil", "oeil"].flatMap((word) => [
    [`${word} d`, eye("right")] as const,
    [`${word} g`, eye("left")] as const,
  ]),
  ...["riets a", "rietst a"].map((words) => [words, eye("right")] as const),
  ...["lenks a", "lenkst a"].map((words) => [words, eye("left")] as const),
  ["os olhos", { kind: "filler" }],
  ["all right", { kind: "filler" }],
  ["curva base", field("baseCurve")],
  ["diametre total", field("diameter")],
  ["total diameter", field("diameter")],
  ["radio base", field("baseCurve")],
]);

const anyCase = new Map(
  entries.flatMap(([meaning, words]) => words.split(" ").map((word) => [word, meaning] as const)),
);

const meaningOfField = (name: PrintedField): Meaning =>
  name === "right" || name === "left" ? eye(name) : field(name);

for (const words of Object.values(printedWords)) {
  for (const name of printedFields) {
    for (const word of words[name]) {
      const known = inCapitals.has(word) || anyCase.has(folded(word));
      if (word.includes(" ")) pairs.set(folded(word), meaningOfField(name));
      else if (!known) anyCase.set(folded(word), meaningOfField(name));
    }
  }
}

/** What a word means, or undefined. Dots and accents do not matter: "O.D.", "diamètre". */
export function meaningOf(word: string): Meaning | undefined {
  const bare = word.replaceAll(".", "");
  return (
    inCapitals.get(bare) ?? inSmallLetters.get(bare.toLowerCase()) ?? anyCase.get(folded(bare))
  );
}

/** "2 yeux", "2 Augen": behind the number they are both eyes. */
export const areEyes = (word: string): boolean =>
  /^(?:eyes|yeux|augen|ojos|olhos|occhi|ogen)$/.test(folded(word));

/** What two neighbouring words mean together, or undefined. */
export function meaningOfPair(first: string, second: string): Meaning | undefined {
  return pairs.get(`${folded(first)} ${folded(second)}`);
}

export function folded(word: string): string {
  return word
    .normalize("NFD")
    .replace(/\p{M}|\./gu, "")
    .toLowerCase();
}
