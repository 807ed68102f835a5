/** What boxes and prescriptions call each value: one list for the reader and for the help beside it. */
import { inAll } from "../in-all.ts";

/** What the help explains; the design of a multifocal stands beside its addition. */
export const printedFields = [
  "right",
  "left",
  "sphere",
  "cylinder",
  "axis",
  "addition",
  "baseCurve",
  "diameter",
] as const;
export type PrintedField = (typeof printedFields)[number];

/**
 * The words worth printing in a help, most common first, as they are printed. The reader knows each
 * of them in every language, and more besides (`words.ts`).
 */
export const printedWords = inAll<Readonly<Record<PrintedField, readonly string[]>>>({
  en: {
    right: ["OD", "R", "RE", "Right"],
    left: ["OS", "L", "LE", "Left"],
    sphere: ["PWR", "SPH", "D", "P", "S", "Power", "Sphere"],
    cylinder: ["CYL", "C", "Cylinder"],
    axis: ["AX", "AXIS", "A"],
    addition: ["ADD", "Addition"],
    baseCurve: ["BC", "BCR", "Base curve"],
    diameter: ["DIA", "Ø", "Diameter"],
  },
  fr: {
    right: ["OD", "R", "Droit", "Œil droit"],
    left: ["OG", "L", "Gauche", "Œil gauche"],
    sphere: ["PWR", "SPH", "D", "P", "S", "Puissance", "Sphère"],
    cylinder: ["CYL", "C", "Cylindre"],
    axis: ["AX", "AXE", "A"],
    addition: ["ADD", "Addition"],
    baseCurve: ["BC", "R", "Rayon"],
    diameter: ["DIA", "Ø", "Diamètre"],
  },
  de: {
    right: ["R", "RA", "RE", "OD", "Rechts"],
    left: ["L", "LA", "LI", "OS", "Links"],
    sphere: ["PWR", "SPH", "D", "P", "S", "Stärke", "Sphäre", "Brechwert"],
    cylinder: ["CYL", "ZYL", "C", "Zylinder"],
    axis: ["AX", "ACH", "A", "Achse"],
    addition: ["ADD", "Addition", "Nahzusatz"],
    baseCurve: ["BC", "BK", "Basiskurve", "Radius"],
    diameter: ["DIA", "DM", "Ø", "Durchmesser"],
  },
});
