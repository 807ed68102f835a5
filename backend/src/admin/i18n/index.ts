import { de as documentsDe } from "../documents/de";
import { en as documentsEn } from "../documents/en";
import { fr as documentsFr } from "../documents/fr";
import { de } from "./de";
import { delivery } from "./delivery";
import { brands } from "./desk/brands";
import { bulk } from "./desk/bulk";
import { lookbook } from "./desk/lookbook";
import { outbox } from "./desk/outbox";
import { packing } from "./desk/packing";
import { profile } from "./desk/profile";
import { reports } from "./desk/reports";
import { shared } from "./desk/shared";
import { texts } from "./desk/texts";
import { today } from "./desk/today";
import { welcome } from "./desk/welcome";
import { zones } from "./desk/zones";
import { en } from "./en";
import { fr } from "./fr";
import { de as homeServiceDe } from "./home-service/de";
import { en as homeServiceEn } from "./home-service/en";
import { fr as homeServiceFr } from "./home-service/fr";
import { de as staffDe } from "./staff/de";
import { en as staffEn } from "./staff/en";
import { fr as staffFr } from "./staff/fr";

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
