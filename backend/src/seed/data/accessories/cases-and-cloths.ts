import { colourNames, colourOption } from "../../../catalog/lookbook/colours";
import type { SeedProduct } from "../../types";
import { sizeOption, texts } from "../parts";
import { accessory } from "./parts";

/** What glasses and lenses are kept in and wiped with. */
export const casesAndCloths: SeedProduct[] = [
  accessory({
    handle: "clairval-lens-case",
    code: "LENSCASE",
    category: "cases",
    collection: "everyday-care",
    withdrawal: "sealed-hygiene",
    weightGrams: 20,
    option: colourOption,
    choices: [
      { code: "WHITE", name: colourNames.white, priceEur: 2.9, stock: 60 },
      { code: "GREEN", name: colourNames.green, priceEur: 2.9, stock: 35 },
    ],
    texts: texts({
      en: [
        "Contact lens case",
        "Deep wells, raised L for the left eye",
        "You can feel the L with a fingertip, so right and left are not mixed up even in the dark. Rinse it with solution, let it dry open, and replace it every three months.",
      ],
      fr: [
        "Étui à lentilles",
        "Cuves profondes, L en relief pour l’œil gauche",
        "Le L se sent du bout du doigt : les lentilles droite et gauche ne se mélangent pas, même dans le noir. Rincez-le à la solution, laissez-le sécher ouvert et remplacez-le tous les trois mois.",
      ],
      de: [
        "Linsenbehälter",
        "Tiefe Schalen, erhabenes L für das linke Auge",
        "Das L lässt sich mit der Fingerspitze fühlen, so verwechseln Sie rechts und links auch im Dunkeln nicht. Mit Lösung ausspülen, offen trocknen lassen und alle drei Monate ersetzen.",
      ],
    }),
  }),
  accessory({
    handle: "clairval-hard-case",
    code: "HARDCASE",
    category: "cases",
    withdrawal: "standard",
    weightGrams: 140,
    option: sizeOption,
    choices: [
      {
        code: "S",
        name: { en: "Small, to 130 mm", fr: "Petit, jusqu’à 130 mm", de: "Klein, bis 130 mm" },
        priceEur: 14.9,
        stock: 8,
      },
      {
        code: "M",
        name: { en: "Medium, to 142 mm", fr: "Moyen, jusqu’à 142 mm", de: "Mittel, bis 142 mm" },
        priceEur: 14.9,
        stock: 15,
      },
      {
        code: "L",
        name: {
          en: "Large, for wrapped frames",
          fr: "Grand, pour montures galbées",
          de: "Groß, für gewölbte Fassungen",
        },
        priceEur: 17.9,
        stock: 5,
      },
    ],
    texts: texts({
      en: [
        "Hard case",
        "Steel core under grey felt, lined",
        "Strong enough to be sat on by mistake. Choose by the total width of your frame, given on the product page.",
      ],
      fr: [
        "Étui rigide",
        "Âme d’acier sous feutre gris, intérieur doublé",
        "Assez solide pour que l’on s’assoie dessus par mégarde. Choisissez selon la largeur totale de votre monture, indiquée sur la page du produit.",
      ],
      de: [
        "Hartschalenetui",
        "Stahlkern unter grauem Filz, gefüttert",
        "Fest genug, um sich versehentlich daraufzusetzen. Wählen Sie nach der Gesamtbreite Ihrer Fassung; sie steht auf der Produktseite.",
      ],
    }),
  }),
  accessory({
    handle: "clairval-reading-glass-pouch",
    code: "POUCH",
    category: "cases",
    withdrawal: "standard",
    weightGrams: 45,
    option: colourOption,
    choices: [
      { code: "GREY", name: colourNames.grey, priceEur: 9.9, stock: 12 },
      { code: "HONEY", name: colourNames.honey, priceEur: 9.9, stock: 3 },
    ],
    texts: texts({
      en: [
        "Pouch for reading glasses",
        "Wool felt, slim enough for a breast pocket",
        "A soft pouch that opens with one hand and does not click in the theatre. It protects against keys; against sofas there is the hard case.",
      ],
      fr: [
        "Pochette pour lunettes de lecture",
        "Feutre de laine, assez fine pour une poche de veste",
        "Une pochette souple qui s’ouvre d’une main, sans bruit au théâtre. Elle protège des clés ; contre les canapés, il y a l’étui rigide.",
      ],
      de: [
        "Beutel für die Lesebrille",
        "Wollfilz, schmal genug für die Brusttasche",
        "Ein weicher Beutel, der sich mit einer Hand öffnet und im Theater nicht klickt. Er schützt vor Schlüsseln; gegen Sofas hilft das Hartschalenetui.",
      ],
    }),
  }),
  accessory({
    handle: "clairval-microfibre-cloth",
    code: "CLOTH",
    category: "cloths",
    collection: "everyday-care",
    withdrawal: "standard",
    weightGrams: 15,
    option: colourOption,
    choices: [
      { code: "GREY", name: colourNames.grey, priceEur: 4.9, stock: 50 },
      { code: "GREEN", name: colourNames.green, priceEur: 4.9, stock: 42 },
    ],
    texts: texts({
      en: [
        "Microfibre cloth",
        "Dense weave, 18 × 18 cm, machine-washable at 40 °C",
        "Picks up grease instead of spreading it. Rinse sand and dust off the lens first, and wash the cloth without fabric softener, which would leave streaks.",
      ],
      fr: [
        "Chiffon microfibre",
        "Tissage serré, 18 × 18 cm, lavable en machine à 40 °C",
        "Il retient le gras au lieu de l’étaler. Rincez d’abord sable et poussière, et lavez le chiffon sans adoucissant, qui laisserait des traces.",
      ],
      de: [
        "Mikrofasertuch",
        "Dicht gewebt, 18 × 18 cm, bei 40 °C waschbar",
        "Nimmt Fett auf, statt es zu verteilen. Spülen Sie Sand und Staub zuerst ab und waschen Sie das Tuch ohne Weichspüler, der Schlieren hinterließe.",
      ],
    }),
  }),
  accessory({
    handle: "clairval-cleaning-wipes",
    code: "WIPES",
    category: "cloths",
    withdrawal: "standard",
    weightGrams: 120,
    option: sizeOption,
    choices: [
      {
        code: "30",
        name: { en: "30 wipes", fr: "30 lingettes", de: "30 Tücher" },
        priceEur: 4.5,
        stock: 33,
      },
      {
        code: "100",
        name: { en: "100 wipes", fr: "100 lingettes", de: "100 Tücher" },
        priceEur: 11.9,
        stock: 11,
      },
    ],
    texts: texts({
      en: [
        "Moist cleaning wipes",
        "Wrapped one by one, for pocket and glove box",
        "For road salt after winter driving or sun cream on the terrace. One wipe cleans a pair of glasses and, last of all, your telephone.",
      ],
      fr: [
        "Lingettes humides",
        "Emballées une à une, pour la poche et la boîte à gants",
        "Pour un verre taché de sel après la route d’hiver ou de crème solaire en terrasse. Une lingette suffit pour une paire et, tout à la fin, pour le téléphone.",
      ],
      de: [
        "Feuchte Reinigungstücher",
        "Einzeln verpackt, für Tasche und Handschuhfach",
        "Für Gläser mit Streusalz nach der Winterfahrt oder Sonnencreme auf der Terrasse. Ein Tuch reicht für eine Brille und ganz zuletzt für das Telefon.",
      ],
    }),
  }),
  accessory({
    handle: "clairval-anti-fog-cloth",
    code: "ANTIFOG",
    category: "cloths",
    withdrawal: "standard",
    weightGrams: 20,
    option: sizeOption,
    choices: [
      {
        code: "1",
        name: { en: "One cloth", fr: "Un chiffon", de: "Ein Tuch" },
        priceEur: 7.9,
        stock: 1,
      },
    ],
    texts: texts({
      en: [
        "Anti-fog cloth",
        "For helmets, masks and hot soup",
        "Rub each side for ten seconds and the lens stays clear for some hours. Keep the cloth in its bag: it works about two hundred times and must not be washed.",
      ],
      fr: [
        "Chiffon antibuée",
        "Pour le casque, le masque et la soupe chaude",
        "Frottez chaque face dix secondes : le verre reste clair quelques heures. Gardez le chiffon dans son sachet ; il sert environ deux cents fois et ne se lave pas.",
      ],
      de: [
        "Antibeschlag-Tuch",
        "Für Helm, Maske und heiße Suppe",
        "Jede Seite zehn Sekunden abreiben, und das Glas bleibt einige Stunden klar. Bewahren Sie das Tuch in seinem Beutel auf: Es wirkt rund zweihundertmal und darf nicht gewaschen werden.",
      ],
    }),
  }),
];
