import type { SeedBrand } from "../types";
import { lookbookBrands } from "./lookbook/brands";

/** Trade marks of others, named because their goods are sold here; the house label is invented. */
const shopBrands: SeedBrand[] = [
  {
    handle: "oakley",
    name: "Oakley",
    country: "us",
    description: {
      en: "Founded in California in 1975, with motocross grips before it ever made a lens. The frames are light, hold on when you sweat, and many of them take prescription lenses.",
      fr: "Maison née en Californie en 1975, avec des poignées de motocross avant le premier verre. Les montures sont légères, tiennent même en plein effort, et beaucoup acceptent des verres à votre vue.",
      de: "1975 in Kalifornien gegründet, erst mit Motocross-Griffen, dann mit Brillengläsern. Die Fassungen sind leicht, halten auch beim Schwitzen, und viele lassen sich in Ihrer Stärke verglasen.",
    },
  },
  {
    handle: "acuvue",
    name: "Acuvue",
    country: "us",
    description: {
      en: "The contact lenses of Johnson & Johnson Vision, who brought the disposable lens to the market in the 1980s. We fit the daily and two-week ones most, above all for long screen days.",
      fr: "Les lentilles de Johnson & Johnson Vision, qui a lancé la lentille jetable dans les années 1980. Nous adaptons surtout les journalières et les bimensuelles, notamment pour les longues journées d’écran.",
      de: "Die Kontaktlinsen von Johnson & Johnson Vision, die in den 1980er-Jahren die Einweglinse auf den Markt brachten. Wir passen vor allem die Tages- und Zweiwochenlinsen an, besonders für lange Bildschirmtage.",
    },
  },
  {
    handle: "alcon",
    name: "Alcon",
    country: "ch",
    description: {
      en: "An eye-care company headquartered in Switzerland, maker of the Dailies and Air Optix lenses. With it we cover everything from a first daily lens to a monthly one for dry office air.",
      fr: "Entreprise spécialisée dans la vue, établie en Suisse, qui fabrique les lentilles Dailies et Air Optix. Avec elle, notre choix va de la première journalière à la mensuelle pour l’air sec des bureaux.",
      de: "Ein auf das Auge spezialisiertes Unternehmen mit Sitz in der Schweiz, Hersteller der Linsen Dailies und Air Optix. Damit reicht unsere Auswahl von der ersten Tageslinse bis zur Monatslinse für trockene Büroluft.",
    },
  },
  {
    handle: "coopervision",
    name: "CooperVision",
    country: "us",
    description: {
      en: "A specialist that makes nothing but contact lenses. Its lenses come in a wide range of powers, so we often choose them for strong powers, astigmatism and reading additions.",
      fr: "Un spécialiste qui ne fabrique que des lentilles de contact. Ses paramètres sont très étendus : nous y recourons souvent pour les fortes corrections, l’astigmatisme et les additions de près.",
      de: "Ein Spezialist, der nichts als Kontaktlinsen herstellt. Die Lieferbereiche reichen weit, deshalb wählen wir ihn oft bei hohen Stärken, Hornhautverkrümmung und Nahzusatz.",
    },
  },
  {
    handle: "bausch-lomb",
    name: "Bausch + Lomb",
    country: "us",
    description: {
      en: "Two immigrants opened an optical shop in Rochester, New York, in 1853; their names have been on lenses ever since. We carry Ultra, a monthly lens for full days.",
      fr: "Deux immigrés ouvrirent un magasin d’optique à Rochester, dans l’État de New York, en 1853 ; leurs noms figurent depuis sur des verres et des lentilles. Nous proposons Ultra, une mensuelle pour les journées bien remplies.",
      de: "Zwei Einwanderer eröffneten 1853 in Rochester im Staat New York ein optisches Geschäft; seither stehen ihre Namen auf Linsen. Wir führen Ultra, eine Monatslinse für lange Tage.",
    },
  },
  {
    handle: "clairval",
    name: "Clairval",
    country: "lu",
    description: {
      en: "Our own label for the small things: solutions, cases, cloths and tools. We chose each piece because we use it ourselves.",
      fr: "Notre propre marque pour le quotidien : solutions, étuis, chiffons et petits outils. Nous avons choisi chaque article parce que nous l’utilisons nous-mêmes.",
      de: "Unsere Hausmarke für die kleinen Dinge: Lösungen, Etuis, Tücher und Werkzeug. Jedes Stück haben wir ausgesucht, weil wir es selbst verwenden.",
    },
  },
];

export const brands: SeedBrand[] = [...shopBrands, ...lookbookBrands];
