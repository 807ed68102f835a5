import { brands } from "./brands";
import { bulk } from "./bulk";
import { delivery } from "./delivery";
import { de as documentsDe } from "./documents/de";
import { en as documentsEn } from "./documents/en";
import { fr as documentsFr } from "./documents/fr";
import { de as homeServiceDe } from "./home-service/de";
import { en as homeServiceEn } from "./home-service/en";
import { fr as homeServiceFr } from "./home-service/fr";
import { de } from "./lenses/de";
import { en } from "./lenses/en";
import { fr } from "./lenses/fr";
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

/** Namespaces whose file holds all three languages. */
const pages = {
  desk: shared,
  today,
  profile,
  lookbook,
  brands,
  outbox,
  bulk,
  texts,
  packing,
  reports,
  zones,
  delivery,
};

function pagesIn(language: "en" | "fr" | "de") {
  return Object.fromEntries(Object.entries(pages).map(([name, texts]) => [name, texts[language]]));
}

/** Texts of our own pages, in the languages of the site. */
export default {
  en: {
    lenses: en,
    documents: documentsEn,
    homeService: homeServiceEn,
    staff: staffEn,
    translation: welcome.en,
    ...pagesIn("en"),
  },
  fr: {
    lenses: fr,
    documents: documentsFr,
    homeService: homeServiceFr,
    staff: staffFr,
    translation: welcome.fr,
    ...pagesIn("fr"),
  },
  de: {
    lenses: de,
    documents: documentsDe,
    homeService: homeServiceDe,
    staff: staffDe,
    translation: welcome.de,
    ...pagesIn("de"),
  },
};
