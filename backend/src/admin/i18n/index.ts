/** Texts of our own pages, by namespace, in the languages of the site. What the website says of a visit is said here too. */
import { homeservice as visitsDe } from "../../../../messages/de.json";
import { homeservice as visitsEn } from "../../../../messages/en.json";
import { homeservice as visitsFr } from "../../../../messages/fr.json";
import de from "./de.json";
import en from "./en.json";
import fr from "./fr.json";

const withProblems = <T extends { homeService: object }>(
  texts: T,
  { problems }: { problems: object },
) => ({ ...texts, homeService: { ...texts.homeService, problems } });

export default {
  de: withProblems(de, visitsDe),
  en: withProblems(en, visitsEn),
  fr: withProblems(fr, visitsFr),
};
