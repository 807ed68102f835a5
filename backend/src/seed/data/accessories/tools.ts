import { colourNames, colourOption } from "../../../catalog/lookbook/colours";
import type { SeedProduct } from "../../types";
import { kindOption, sizeOption, texts } from "../parts";
import { accessory } from "./parts";

/** Small helpers without a shelf of their own. */
export const smallTools: SeedProduct[] = [
  accessory({
    handle: "clairval-glasses-cord",
    code: "CORD",
    withdrawal: "standard",
    weightGrams: 20,
    option: colourOption,
    choices: [
      { code: "BLACK", name: colourNames.black, priceEur: 12.9, stock: 14 },
      { code: "RED", name: colourNames.red, priceEur: 12.9, stock: 6 },
      { code: "BLUE", name: colourNames.blue, priceEur: 12.9, stock: 0 },
    ],
    texts: texts({
      en: [
        "Glasses cord",
        "Braided cotton, 70 cm, loops for any temple",
        "Reading glasses get lost most often on top of one’s own head. The loops tighten without scratching and let go under a strong pull, for safety’s sake.",
      ],
      fr: [
        "Cordon à lunettes",
        "Coton tressé, 70 cm, boucles pour toute branche",
        "C’est sur la tête que l’on perd le plus souvent ses lunettes de lecture. Les boucles serrent sans rayer et cèdent sous une forte traction, par sécurité.",
      ],
      de: [
        "Brillenband",
        "Geflochtene Baumwolle, 70 cm, Schlaufen für jeden Bügel",
        "Nirgends gehen Lesebrillen so oft verloren wie auf dem eigenen Kopf. Die Schlaufen greifen, ohne zu kratzen, und lösen sich zur Sicherheit bei starkem Zug.",
      ],
    }),
  }),
  accessory({
    handle: "clairval-screwdriver-kit",
    code: "SCREWS",
    withdrawal: "standard",
    warnings: {
      en: "Contains small parts: not for children under three years.",
      fr: "Contient de petites pièces : ne convient pas aux enfants de moins de trois ans.",
      de: "Enthält Kleinteile: nicht für Kinder unter drei Jahren.",
    },
    weightGrams: 55,
    option: kindOption,
    choices: [
      {
        code: "KIT",
        name: { en: "Kit in a tin", fr: "Kit en boîte métal", de: "Set in der Dose" },
        priceEur: 9.9,
        stock: 13,
      },
    ],
    texts: texts({
      en: [
        "Screwdriver kit",
        "Two blades, twelve screws, a magnifier and nose pads",
        "For the screw that falls out on a Sunday. If a hinge has come loose twice, bring the glasses in: the thread may be worn, and we check it free of charge.",
      ],
      fr: [
        "Kit de tournevis",
        "Deux lames, douze vis, une loupe et des plaquettes",
        "Pour la vis qui tombe un dimanche. Si une charnière s’est desserrée deux fois, apportez vos lunettes : le filetage est peut-être usé, et nous vérifions gratuitement.",
      ],
      de: [
        "Schraubendreher-Set",
        "Zwei Klingen, zwölf Schrauben, Lupe und Nasenpads",
        "Für die Schraube, die am Sonntag herausfällt. Hat sich ein Scharnier zweimal gelockert, bringen Sie die Brille vorbei: Vielleicht ist das Gewinde ausgeschlagen; wir prüfen es kostenlos.",
      ],
    }),
  }),
  accessory({
    handle: "clairval-swim-goggle-strap",
    code: "STRAP",
    withdrawal: "standard",
    weightGrams: 35,
    option: sizeOption,
    choices: [
      { code: "CHILD", name: { en: "Child", fr: "Enfant", de: "Kind" }, priceEur: 7.9, stock: 7 },
      {
        code: "ADULT",
        name: { en: "Adult", fr: "Adulte", de: "Erwachsene" },
        priceEur: 7.9,
        stock: 9,
      },
    ],
    texts: texts({
      en: [
        "Strap for swimming goggles",
        "Split silicone strap, fits prescription goggles",
        "The strap runs above and below the back of the head and does not pull hair. If you swim in contact lenses, watertight goggles are a must: contact lenses must not come into contact with water.",
      ],
      fr: [
        "Sangle pour lunettes de natation",
        "Sangle double en silicone, pour lunettes à votre vue",
        "Elle passe au-dessus et au-dessous de l’arrière de la tête et ne tire pas les cheveux. Si vous nagez avec des lentilles, des lunettes étanches sont indispensables : les lentilles ne doivent pas être en contact avec l’eau.",
      ],
      de: [
        "Band für Schwimmbrillen",
        "Geteiltes Silikonband, passt zu Schwimmbrillen mit Stärke",
        "Das Band läuft über und unter dem Hinterkopf und ziept nicht an den Haaren. Wer mit Kontaktlinsen schwimmt, braucht eine dichte Schwimmbrille: Linsen dürfen nicht mit Wasser in Berührung kommen.",
      ],
    }),
  }),
];
