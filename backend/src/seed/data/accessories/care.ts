import type { SeedProduct } from "../../types";
import { kindOption, sizeOption, texts } from "../parts";
import { accessory, metric } from "./parts";

/** Solutions, drops and sprays: what goes into the eye or onto the lens. */
export const careAccessories: SeedProduct[] = [
  accessory({
    handle: "clairval-multi-purpose-solution",
    code: "MPS",
    category: "care",
    collection: "everyday-care",
    withdrawal: "sealed-hygiene",
    weightGrams: 420,
    option: sizeOption,
    choices: [
      {
        code: "100",
        name: metric("100 ml"),
        priceEur: 6.9,
        stock: 30,
        content: { contentMl: 100 },
      },
      {
        code: "360",
        name: metric("360 ml"),
        priceEur: 12.9,
        stock: 48,
        content: { contentMl: 360 },
      },
      {
        code: "3X360",
        name: metric("3 × 360 ml"),
        priceEur: 32.9,
        stock: 16,
        content: { contentMl: 1080 },
      },
    ],
    texts: texts({
      en: [
        "Multi-purpose solution",
        "Cleans, rinses, disinfects and stores soft lenses",
        "One bottle for two-week and monthly lenses: rub, rinse and leave them in fresh solution for at least six hours. Never top up yesterday’s solution. A bottle of 360 ml lasts about two months and comes with a lens case.",
      ],
      fr: [
        "Solution multifonction",
        "Nettoie, rince, désinfecte et conserve les lentilles souples",
        "Un seul flacon pour les bimensuelles et les mensuelles : frottez, rincez, laissez au moins six heures dans de la solution fraîche. Ne complétez jamais la solution de la veille. Le flacon de 360 ml dure environ deux mois et est livré avec un étui à lentilles.",
      ],
      de: [
        "Kombilösung",
        "Reinigt, spült, desinfiziert und bewahrt weiche Linsen auf",
        "Eine Flasche für Zweiwochen- und Monatslinsen: abreiben, abspülen, mindestens sechs Stunden in frischer Lösung lassen. Gebrauchte Lösung bitte nie auffüllen. Die Flasche mit 360 ml reicht rund zwei Monate; ein Linsenbehälter liegt bei.",
      ],
    }),
  }),
  accessory({
    handle: "clairval-peroxide-solution",
    code: "PEROX",
    category: "care",
    collection: "everyday-care",
    withdrawal: "sealed-hygiene",
    warnings: {
      en: "Contains hydrogen peroxide. Never put it into the eye before it is neutralised. Keep out of reach of children.",
      fr: "Contient du peroxyde d’hydrogène. Ne jamais mettre en contact avec l’œil avant neutralisation. Tenir hors de portée des enfants.",
      de: "Enthält Wasserstoffperoxid. Vor der Neutralisation nie ins Auge bringen. Für Kinder unzugänglich aufbewahren.",
    },
    weightGrams: 430,
    option: sizeOption,
    choices: [
      {
        code: "360",
        name: metric("360 ml"),
        priceEur: 14.9,
        stock: 24,
        content: { contentMl: 360 },
      },
      {
        code: "2X360",
        name: metric("2 × 360 ml"),
        priceEur: 26.9,
        stock: 10,
        content: { contentMl: 720 },
      },
    ],
    texts: texts({
      en: [
        "Peroxide solution",
        "Deep cleaning without preservatives, with its own case",
        "For sensitive eyes and lenses that collect deposits. The disc in the case turns the peroxide into water and oxygen in six hours. Important: do not wear the lenses before then, and never rinse them with this solution just before putting them in. Use only the upright case supplied.",
      ],
      fr: [
        "Solution au peroxyde",
        "Nettoyage en profondeur, sans conservateur, avec son étui",
        "Pour les yeux sensibles et les lentilles qui s’encrassent. Le disque de l’étui transforme le peroxyde en eau et en oxygène en six heures. Attention : ne portez pas vos lentilles avant ce délai et ne les rincez jamais avec cette solution juste avant la pose. N’utilisez que l’étui vertical fourni.",
      ],
      de: [
        "Peroxidlösung",
        "Gründliche Reinigung ohne Konservierungsstoffe, mit eigenem Behälter",
        "Für empfindliche Augen und Linsen, die Ablagerungen sammeln. Die Scheibe im Behälter wandelt das Peroxid in sechs Stunden in Wasser und Sauerstoff um. Wichtig: Setzen Sie die Linsen nicht vorher auf und spülen Sie sie vor dem Aufsetzen nie mit dieser Lösung ab. Verwenden Sie nur den mitgelieferten aufrechten Behälter.",
      ],
    }),
  }),
  accessory({
    handle: "clairval-saline",
    code: "SALINE",
    category: "care",
    withdrawal: "sealed-hygiene",
    weightGrams: 400,
    option: sizeOption,
    choices: [
      {
        code: "360",
        name: metric("360 ml"),
        priceEur: 6.5,
        stock: 20,
        content: { contentMl: 360 },
      },
      {
        code: "30X10",
        name: {
          en: "30 single doses of 10 ml",
          fr: "30 unidoses de 10 ml",
          de: "30 Einzeldosen zu 10 ml",
        },
        priceEur: 11.9,
        stock: 9,
        content: { contentMl: 300 },
      },
    ],
    texts: texts({
      en: [
        "Saline rinse",
        "For rinsing lenses before they go in",
        "Sterile saline, as salty as tears, for rinsing off lint or solution. It does not disinfect and is not for storing lenses overnight. Single doses suit travel and very sensitive eyes.",
      ],
      fr: [
        "Solution saline",
        "Pour rincer les lentilles avant la pose",
        "Une solution saline stérile, aussi salée que les larmes, pour éliminer une poussière ou un reste de produit. Elle ne désinfecte pas et ne sert pas à conserver les lentilles la nuit. Les unidoses conviennent au voyage et aux yeux très sensibles.",
      ],
      de: [
        "Kochsalzlösung",
        "Zum Abspülen der Linsen vor dem Aufsetzen",
        "Sterile Kochsalzlösung, so salzig wie Tränen, um Fusseln oder Lösung abzuspülen. Sie desinfiziert nicht und ist nicht zum Aufbewahren über Nacht gedacht. Einzeldosen eignen sich für Reisen und sehr empfindliche Augen.",
      ],
    }),
  }),
  accessory({
    handle: "clairval-travel-care-set",
    code: "TRAVEL",
    category: "care",
    collection: "everyday-care",
    withdrawal: "sealed-hygiene",
    weightGrams: 130,
    option: kindOption,
    choices: [
      {
        code: "60",
        name: {
          en: "60 ml with case",
          fr: "60 ml avec étui",
          de: "60 ml mit Behälter",
        },
        priceEur: 8.9,
        stock: 14,
        content: { contentMl: 60 },
      },
    ],
    texts: texts({
      en: [
        "Travel set for lenses",
        "Solution, lens case and mirror in hand-luggage size",
        "Enough multi-purpose solution for about ten nights, in a bottle that passes airport control. The pouch holds your spare lenses too; tap water, even clean, should never touch them.",
      ],
      fr: [
        "Trousse de voyage pour lentilles",
        "Solution, étui et miroir au format cabine",
        "Assez de solution multifonction pour une dizaine de nuits, dans un flacon admis au contrôle de l’aéroport. La pochette accueille aussi vos lentilles de rechange ; l’eau du robinet, même propre, ne doit jamais les toucher.",
      ],
      de: [
        "Reiseset für Linsen",
        "Lösung, Behälter und Spiegel im Handgepäckformat",
        "Kombilösung für rund zehn Nächte, in einer Flasche, die durch die Flughafenkontrolle kommt. Im Beutel ist auch Platz für Ersatzlinsen; Leitungswasser, selbst sauberes, darf sie nie berühren.",
      ],
    }),
  }),
  accessory({
    handle: "clairval-moisturising-drops",
    code: "DROPS",
    category: "drops",
    collection: "everyday-care",
    withdrawal: "sealed-hygiene",
    weightGrams: 40,
    option: sizeOption,
    choices: [
      { code: "10", name: metric("10 ml"), priceEur: 11.9, stock: 26, content: { contentMl: 10 } },
      {
        code: "20X05",
        name: {
          en: "20 single doses of 0.5 ml",
          fr: "20 unidoses de 0,5 ml",
          de: "20 Einzeldosen zu 0,5 ml",
        },
        priceEur: 13.9,
        stock: 18,
        content: { contentMl: 10 },
      },
    ],
    texts: texts({
      en: [
        "Moisturising drops",
        "Hyaluronic acid 0.2%, without preservatives",
        "A drop for eyes that burn after a day of screen, heating or wind; it can be used with soft lenses in. The bottle keeps for three months after opening. If your eyes stay red or hurt, please see a doctor.",
      ],
      fr: [
        "Gouttes hydratantes",
        "Acide hyaluronique à 0,2 %, sans conservateur",
        "Une goutte pour les yeux qui piquent après une journée d’écran, de chauffage ou de vent ; elle peut s’utiliser avec des lentilles souples. Le flacon se garde trois mois après ouverture. Si l’œil reste rouge ou douloureux, consultez un médecin.",
      ],
      de: [
        "Befeuchtungstropfen",
        "Hyaluronsäure 0,2 %, ohne Konservierungsstoffe",
        "Ein Tropfen für Augen, die nach Bildschirm, Heizung oder Wind brennen; auch mit weichen Linsen anwendbar. Nach dem Öffnen drei Monate haltbar. Bleibt das Auge rot oder schmerzt es, suchen Sie bitte ärztlichen Rat.",
      ],
    }),
  }),
  accessory({
    handle: "clairval-evening-eye-gel",
    code: "GEL",
    category: "drops",
    withdrawal: "sealed-hygiene",
    weightGrams: 35,
    option: sizeOption,
    choices: [
      { code: "10", name: metric("10 g"), priceEur: 12.9, stock: 2, content: { contentGrams: 10 } },
    ],
    texts: texts({
      en: [
        "Evening eye gel",
        "Richer moisture for the night, once the lenses are out",
        "A gel that stays longer than a drop and blurs sight for a few minutes, so keep it for bedtime. Not for use with lenses in.",
      ],
      fr: [
        "Gel oculaire du soir",
        "Une hydratation plus riche pour la nuit, lentilles retirées",
        "Un gel qui tient plus longtemps qu’une goutte et trouble la vue quelques minutes : gardez-le pour le coucher. Ne pas utiliser avec des lentilles.",
      ],
      de: [
        "Augengel für den Abend",
        "Reichhaltige Pflege für die Nacht, wenn die Linsen abgesetzt sind",
        "Ein Gel, das länger bleibt als ein Tropfen und die Sicht einige Minuten trübt; heben Sie es für die Schlafenszeit auf. Nicht mit Linsen im Auge anwenden.",
      ],
    }),
  }),
  accessory({
    handle: "clairval-lens-spray",
    code: "SPRAY",
    category: "care",
    collection: "everyday-care",
    withdrawal: "standard",
    weightGrams: 60,
    option: sizeOption,
    choices: [
      { code: "30", name: metric("30 ml"), priceEur: 6.9, stock: 40, content: { contentMl: 30 } },
      {
        code: "250",
        name: { en: "250 ml refill", fr: "Recharge de 250 ml", de: "Nachfüllflasche 250 ml" },
        priceEur: 14.9,
        stock: 12,
        content: { contentMl: 250 },
      },
    ],
    texts: texts({
      en: [
        "Spectacle lens spray",
        "Gentle on anti-reflective coatings and tints",
        "Two sprays on each side, wait a moment, wipe with a clean cloth. Free of alcohol and silicone. Please do not use window cleaner or kitchen paper: they damage the coatings.",
      ],
      fr: [
        "Spray pour verres de lunettes",
        "Doux pour les traitements antireflet et les teintes",
        "Deux pressions par face, un instant de patience, un chiffon propre. Sans alcool ni silicone. N’utilisez ni produit à vitres ni essuie-tout : ils abîment les traitements.",
      ],
      de: [
        "Brillenspray",
        "Schonend für Entspiegelung und Tönung",
        "Zwei Stöße je Seite, kurz warten, mit sauberem Tuch abwischen. Ohne Alkohol und Silikon. Bitte keinen Fensterreiniger und kein Küchenpapier verwenden: Sie greifen die Beschichtung an.",
      ],
    }),
  }),
];
