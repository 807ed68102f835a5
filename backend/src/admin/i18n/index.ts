import { de } from "./de";
import { en } from "./en";
import { fr } from "./fr";

/** Texts of our own pages, in the languages of the site. */
export default { en: { lenses: en }, fr: { lenses: fr }, de: { lenses: de } };
