/**
 * Texts of our own pages, by namespace, in the languages of the site. What the website says of its forms is said here too,
 * and how somebody paid on Medusa's pages.
 */
import { orderPayments, type SiteLanguage } from "@landolt/forms";
import { account as accountDe, homeservice as visitsDe } from "../../../../messages/de.json";
import { account as accountEn, homeservice as visitsEn } from "../../../../messages/en.json";
import { account as accountFr, homeservice as visitsFr } from "../../../../messages/fr.json";
import { paymentTexts, ways } from "../../payments/ways";
import de from "./de.json";
import en from "./en.json";
import fr from "./fr.json";

type Texts = { homeService: object; prescriptions: object; translation: object };

/** The ways to pay by what Medusa knows them: their providers, and its own for what staff noted by hand. */
const paymentWays = (language: SiteLanguage) =>
  Object.fromEntries(
    orderPayments.map((way) => [
      way === "other" ? "system" : ways[way].provider,
      paymentTexts[way][language].name,
    ]),
  );

const whole = <T extends Texts>(
  language: SiteLanguage,
  texts: T,
  visits: { problems: object },
  { people }: { people: { formProblems: object } },
) => ({
  ...texts,
  translation: { ...texts.translation, paymentWays: paymentWays(language) },
  homeService: { ...texts.homeService, problems: visits.problems },
  prescriptions: { ...texts.prescriptions, problems: people.formProblems },
});

export default {
  de: whole("de", de, visitsDe, accountDe),
  en: whole("en", en, visitsEn, accountEn),
  fr: whole("fr", fr, visitsFr, accountFr),
};
