/** Texts of our own pages, by namespace, in the languages of the site. What the website says of its forms is said here too. */
import { account as accountDe, homeservice as visitsDe } from "../../../../messages/de.json";
import { account as accountEn, homeservice as visitsEn } from "../../../../messages/en.json";
import { account as accountFr, homeservice as visitsFr } from "../../../../messages/fr.json";
import de from "./de.json";
import en from "./en.json";
import fr from "./fr.json";

type Texts = { homeService: object; prescriptions: object };

const withProblems = <T extends Texts>(
  texts: T,
  visits: { problems: object },
  { people }: { people: { formProblems: object } },
) => ({
  ...texts,
  homeService: { ...texts.homeService, problems: visits.problems },
  prescriptions: { ...texts.prescriptions, problems: people.formProblems },
});

export default {
  de: withProblems(de, visitsDe, accountDe),
  en: withProblems(en, visitsEn, accountEn),
  fr: withProblems(fr, visitsFr, accountFr),
};
