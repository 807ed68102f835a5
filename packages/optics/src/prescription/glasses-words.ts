/** Words that speak for glasses, and those that speak for contact lenses. */
import { folded } from "./words.ts";

const set = (words: string) => new Set(words.split(" "));

/** Before a number of `sizes` (hundredths) they are measured for glasses only. */
export const measures: readonly {
  readonly words: ReadonlySet<string>;
  readonly sizes: readonly [number, number];
}[] = [
  {
    words: set(
      "pd ipd npd ep dp dip dnp ecart pupillendistanz pupillenabstand pupillaire pupillary augenabstand interpupillary interpupillaire pupildistance",
    ),
    sizes: [2000, 8000],
  },
  {
    words: set("hsa bvd dvo vd cvd vertex hornhautscheitelabstand scheitelabstand"),
    sizes: [800, 2000],
  },
  { words: set("pr prisma prism prisme prismen prismas prismi"), sizes: [0, 2000] },
  { words: set("index indice brechungsindex brechzahl indices n"), sizes: [149, 190] },
  { words: set("hauteur height einschleifhohe segmenthohe"), sizes: [1000, 4000] },
];

/** Name a prism even without a number. */
export const prisms = set("δ prism prisme prisma prismen prismatic prismatisch prismatique");

/** Behind a number: the direction of a prism. In capitals only. */
export const prismBases = set("BI BO BU BD");

/** Name glasses as such. */
const explicit = set(
  "glasses sunglasses eyeglasses eyeglass spectacle spectacles specs varifocal varifocals progressive progressives bifocal bifocals trifocal frame frames " +
    "lunette lunettes verre verres progressif progressifs bifocaux unifocal unifocaux monture montures correcteur correcteurs " +
    "gleitsicht fassung fassungen bifokal trifokal nahteil " +
    "gafas oculos occhiali bril brillen leesbril multifocale brell essilor varilux",
);
/** "Brillenwerte" and "Augenglasverordnung"; "Lesebrille" and "Einstärkengläser". */
const explicitParts =
  /^(?:brille|augengl|gleitsicht)|^bril(?:recept|voorschrift)|(?:brillen?|glasern?|glas)$/;

/** Mostly said of glasses; beside the name of a lens they say nothing. */
const soft = set(
  "lejos cerca longe perto lontano vicino veraf dichtbij transitions photochromique photochrom durci gehartet visus acuite acuity vl vp vi ferne nahe fern nah fernteil loin pres lointaine distance near dist " +
    "cr39 polycarbonate polycarbonat entspiegelung entspiegelt superentspiegelt antireflet antireflets reflet reflets antireflective antireflex antireflexion reflective",
);
const softInCapitals = set("AV VA VL VP CR DV NV");

const lenses = set(
  "lentille lentilles lentilla lentillas linse linsen linsenpass contactlenzen lenzen air xr acuvue oasys moist vita biofinity dailies total total1 total30 proclear " +
    "myday hydraglyde aquacomfort purevision biotrue soflens avaira clariti biomedics precision precision1 precision7 freshlook optix everclear menicon miru ultra coopervision alcon bausch",
);

export const isLensWord = (text: string): boolean => {
  const word = folded(text);
  return lenses.has(word) || word.startsWith("kontaktlins") || word.startsWith("contactlens");
};

/** Behind the name of a lens. */
export const isKindOfLens = (text: string): boolean =>
  /^(?:toric|torique|torisch|multifocal|plus|for|astigmatism|day)$/.test(folded(text));

export const isExplicit = (text: string): boolean => {
  const word = folded(text);
  return explicit.has(word) || explicitParts.test(word);
};

export const isSoft = (text: string): boolean =>
  softInCapitals.has(text.replaceAll(".", "")) ||
  (soft.has(folded(text)) && folded(text).length > 2);

/** Whether a heading is the distance of the pupils, or another measure of glasses. */
export const isPupilDistance = (text: string): boolean =>
  text === text.toUpperCase() && (measures[0]?.words.has(folded(text)) ?? false);
