import { brands } from "./brands";
import { de as bulkDe } from "./bulk/de";
import { en as bulkEn } from "./bulk/en";
import { fr as bulkFr } from "./bulk/fr";
import { delivery } from "./delivery";
import { de as documentsDe } from "./documents/de";
import { en as documentsEn } from "./documents/en";
import { fr as documentsFr } from "./documents/fr";
import { de as homeServiceDe } from "./home-service/de";
import { en as homeServiceEn } from "./home-service/en";
import { fr as homeServiceFr } from "./home-service/fr";
import { de as lensesDe } from "./lenses/de";
import { en as lensesEn } from "./lenses/en";
import { fr as lensesFr } from "./lenses/fr";
import { lookbook } from "./lookbook";
import { outbox } from "./outbox";
import { packing } from "./packing";
import { profile } from "./profile";
import { reports } from "./reports";
import { shared } from "./shared";
import { de as staffDe } from "./staff/de";
import { en as staffEn } from "./staff/en";
import { fr as staffFr } from "./staff/fr";
import { texts } from "./texts";
import { today } from "./today";
import { welcome } from "./welcome";
import { zones } from "./zones";

/** The texts of each namespace. */
const namespaces = {
  brands,
  bulk: { en: bulkEn, fr: bulkFr, de: bulkDe },
  delivery,
  documents: { en: documentsEn, fr: documentsFr, de: documentsDe },
  homeService: { en: homeServiceEn, fr: homeServiceFr, de: homeServiceDe },
  lenses: { en: lensesEn, fr: lensesFr, de: lensesDe },
  lookbook,
  outbox,
  packing,
  profile,
  reports,
  shared,
  staff: { en: staffEn, fr: staffFr, de: staffDe },
  texts,
  today,
  translation: welcome,
  zones,
};

const textsIn = (language: "en" | "fr" | "de") =>
  Object.fromEntries(Object.entries(namespaces).map(([name, texts]) => [name, texts[language]]));

/** Texts of our own pages, in the languages of the site. */
export default { en: textsIn("en"), fr: textsIn("fr"), de: textsIn("de") };
