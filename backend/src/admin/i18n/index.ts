/** Texts of our own pages, by namespace, in the languages of the site. */
import de from "./de.json";
import en from "./en.json";
import fr from "./fr.json";

export default { de, en, fr };
