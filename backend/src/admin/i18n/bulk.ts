import { de } from "./bulk/de";
import { en } from "./bulk/en";
import { fr } from "./bulk/fr";

export const bulk = { en, fr, de };
