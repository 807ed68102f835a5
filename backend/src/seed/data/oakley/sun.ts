import type { SeedProduct } from "../../types";
import { named } from "../parts";
import {
  polarised,
  prizmBlack,
  prizmGrey,
  prizmRoseGold,
  prizmRuby,
  prizmSapphire,
  prizmTungsten,
} from "./lenses";
import { oakleyFrame } from "./parts";

export const oakleySun: SeedProduct[] = [
  oakleyFrame({
    category: "oakley-sun",
    handle: "oakley-holbrook",
    frame: { shape: "wayfarer", rim: "full", material: "nylon", forWhom: "adults" },
    size: [55, 43, 18, 137, 141, 25],
    baseCurve: 6,
    colours: [
      {
        code: "OO9102-E6",
        colour: "black",
        name: { en: "Matte black", fr: "Noir mat", de: "Mattschwarz" },
        priceEur: 149,
        stock: 9,
        lens: prizmBlack,
      },
      {
        code: "OO9102-F4",
        colour: "tortoise",
        name: { en: "Matte tortoise", fr: "Écaille mate", de: "Havanna matt" },
        priceEur: 189,
        stock: 4,
        lens: polarised(prizmTungsten),
      },
      {
        code: "OO9102-H7",
        colour: "crystal",
        name: { en: "Clear", fr: "Transparent", de: "Klar" },
        priceEur: 159,
        stock: 1,
        lens: prizmSapphire,
      },
    ],
    texts: named("Oakley Holbrook", {
      en: [
        "Straight brow, metal rivets, medium to wide faces",
        "The square frame of the fifties, drawn sharper and moulded from a light nylon. It sits without pressing behind the ears and takes prescription lenses if you wish. Category 3 in every tint, suitable for driving by day, not at dusk or at night.",
      ],
      fr: [
        "Ligne de sourcil droite, rivets de métal, visages moyens à larges",
        "La monture carrée des années cinquante, au trait plus vif, moulée dans un nylon léger. Elle tient sans serrer derrière les oreilles et se monte à votre vue si vous le souhaitez. Catégorie 3 dans toutes les teintes, adaptée à la conduite de jour, mais ni au crépuscule ni la nuit.",
      ],
      de: [
        "Gerade Braue, Metallnieten, für mittlere bis breite Gesichter",
        "Die eckige Fassung der Fünfziger, schärfer gezeichnet und aus leichtem Nylon. Sie sitzt, ohne hinter den Ohren zu drücken, und lässt sich auf Wunsch in Ihrer Stärke verglasen. Kategorie 3 in jeder Tönung, zum Fahren bei Tag geeignet, nicht bei Dämmerung oder Nacht.",
      ],
    }),
  }),
  oakleyFrame({
    category: "oakley-sun",
    handle: "oakley-frogskins",
    frame: { shape: "wayfarer", rim: "full", material: "nylon", forWhom: "adults" },
    size: [55, 42, 17, 133, 140, 24],
    baseCurve: 6,
    colours: [
      {
        code: "OO9013-C9",
        colour: "black",
        name: { en: "Black", fr: "Noir", de: "Schwarz" },
        priceEur: 129,
        stock: 6,
        lens: prizmRuby,
      },
      {
        code: "OO9013-D3",
        colour: "blue",
        name: { en: "Translucent blue", fr: "Bleu translucide", de: "Blau durchscheinend" },
        priceEur: 129,
        stock: 3,
        lens: prizmBlack,
      },
    ],
    texts: named("Oakley Frogskins", {
      en: [
        "Light keyhole frame from the eighties",
        "A beach frame from 1985 that never quite went away. The keyhole bridge spreads the weight along the nose, which spares you the two red marks at night. Category 3.",
      ],
      fr: [
        "Monture légère des années quatre-vingt, pont en trou de serrure",
        "Une monture de plage de 1985 qui n’est jamais vraiment partie. Son pont en trou de serrure répartit le poids le long du nez et vous épargne les deux marques rouges du soir. Catégorie 3.",
      ],
      de: [
        "Leichte Fassung der Achtziger mit Schlüssellochsteg",
        "Eine Strandbrille von 1985, die nie ganz verschwunden ist. Der Schlüssellochsteg verteilt das Gewicht auf dem Nasenrücken und erspart Ihnen abends die zwei roten Druckstellen. Kategorie 3.",
      ],
    }),
  }),
  oakleyFrame({
    category: "oakley-sun",
    handle: "oakley-latch",
    frame: { shape: "panto", rim: "full", material: "nylon", forWhom: "adults" },
    size: [53, 46, 20, 139, 140, 26],
    baseCurve: 6,
    colours: [
      {
        code: "OO9265-B2",
        colour: "brown",
        name: { en: "Matte brown", fr: "Brun mat", de: "Mattbraun" },
        priceEur: 175,
        stock: 5,
        lens: polarised(prizmTungsten),
      },
    ],
    texts: named("Oakley Latch", {
      en: [
        "Rounded, polarised, clips to a shirt collar",
        "The hinge hides a small catch that holds on to your collar when the glasses come off. The polarised brown lens takes the glare off wet roads and lake water. Category 3; some car displays darken behind polarised lenses.",
      ],
      fr: [
        "Arrondie, polarisée, se fixe au col d’une chemise",
        "La charnière cache un petit loquet qui s’accroche au col quand vous retirez vos lunettes. Le verre brun polarisé coupe les reflets de la route mouillée et du lac. Catégorie 3 ; certains écrans de voiture s’assombrissent derrière un verre polarisé.",
      ],
      de: [
        "Gerundet, polarisiert, hält am Hemdkragen",
        "Im Scharnier steckt eine kleine Klammer, die sich am Kragen festhält, wenn Sie die Brille abnehmen. Das polarisierte braune Glas nimmt nasser Straße und Seewasser die Blendung. Kategorie 3; manche Autodisplays wirken hinter polarisierten Gläsern dunkel.",
      ],
    }),
  }),
  oakleyFrame({
    category: "oakley-sun",
    handle: "oakley-gascan",
    frame: { shape: "rectangle", rim: "full", material: "nylon", forWhom: "men" },
    prescription: false,
    size: [60, 40, 15, 128, 147, 28],
    baseCurve: 8,
    colours: [
      {
        code: "OO9014-A8",
        colour: "black",
        name: { en: "Matte black", fr: "Noir mat", de: "Mattschwarz" },
        priceEur: 129,
        stock: 2,
        lens: prizmGrey,
      },
    ],
    texts: named("Oakley Gascan", {
      en: [
        "Angular wrap for wide faces",
        "Two flat planes bent around the face, with solid temples that keep light and wind out at the sides. It suits wide faces that most frames pinch. We do not fit prescription lenses: the curve is too strong.",
      ],
      fr: [
        "Enveloppante et anguleuse, pour visages larges",
        "Deux plans nets qui épousent le visage, et des branches pleines qui arrêtent la lumière et le vent sur les côtés. Elle convient aux visages larges que la plupart des montures serrent. Nous n’y montons pas de verres correcteurs : la courbure est trop forte.",
      ],
      de: [
        "Kantig gewölbt, für breite Gesichter",
        "Zwei klare Flächen um das Gesicht gebogen, mit breiten Bügeln, die seitlich Licht und Wind abhalten. Sie passt breiten Gesichtern, bei denen die meisten Fassungen drücken. Korrektionsgläser setzen wir nicht ein: Die Wölbung ist zu stark.",
      ],
    }),
  }),
  oakleyFrame({
    category: "oakley-sun",
    handle: "oakley-feedback",
    frame: { shape: "pilot", rim: "full", material: "metal", forWhom: "women" },
    size: [59, 49, 13, 135, 143, 27],
    baseCurve: 6,
    colours: [
      {
        code: "OO4079-R5",
        colour: "gold",
        name: { en: "Satin gold", fr: "Doré satiné", de: "Gold satiniert" },
        priceEur: 179,
        stock: 3,
        lens: polarised(prizmRoseGold),
      },
      {
        code: "OO4079-K1",
        colour: "black",
        name: { en: "Polished black", fr: "Noir brillant", de: "Schwarz glänzend" },
        priceEur: 159,
        stock: 2,
        lens: prizmBlack,
      },
    ],
    texts: named("Oakley Feedback", {
      en: [
        "Pilot shape in light metal",
        "A pilot frame with a narrow wire rim and soft temple tips that grip. The nose pads can be adjusted to your nose; come by, it takes five minutes. Category 3.",
      ],
      fr: [
        "Forme pilote en métal léger",
        "Une pilote au fin cercle de métal, avec des embouts souples qui tiennent en place. Les plaquettes se règlent à votre nez ; passez nous voir, cela prend cinq minutes. Catégorie 3.",
      ],
      de: [
        "Pilotenform aus leichtem Metall",
        "Eine Pilotenbrille mit schmalem Drahtrand und weichen Bügelenden, die halten. Die Nasenpads lassen sich anpassen; kommen Sie vorbei, es dauert fünf Minuten. Kategorie 3.",
      ],
    }),
  }),
  oakleyFrame({
    category: "oakley-sun",
    handle: "oakley-holbrook-xs",
    frame: { shape: "wayfarer", rim: "full", material: "nylon", forWhom: "children" },
    size: [50, 39, 16, 126, 129, 21],
    baseCurve: 6,
    colours: [
      {
        code: "OJ9007-05",
        colour: "black",
        name: { en: "Matte black", fr: "Noir mat", de: "Mattschwarz" },
        priceEur: 89,
        stock: 4,
        lens: prizmBlack,
      },
      {
        code: "OJ9007-11",
        colour: "blue",
        name: { en: "Navy", fr: "Bleu marine", de: "Marineblau" },
        priceEur: 95,
        stock: 2,
        lens: prizmSapphire,
      },
    ],
    texts: named("Oakley Holbrook XS", {
      en: [
        "The Holbrook for children from about eight",
        "The same square lines, measured for a child’s nose and ears, with lenses of tough plastic. Category 3, enough for a day in the snow or by the sea.",
      ],
      fr: [
        "La Holbrook pour enfants, dès huit ans environ",
        "Les mêmes lignes carrées, aux cotes d’un nez et d’oreilles d’enfant, avec des verres en plastique résistant. Catégorie 3, ce qu’il faut pour une journée à la neige ou à la mer.",
      ],
      de: [
        "Die Holbrook für Kinder ab etwa acht Jahren",
        "Dieselben eckigen Linien, bemessen für Kindernase und Kinderohren, mit Gläsern aus zähem Kunststoff. Kategorie 3, genug für einen Tag im Schnee oder am Meer.",
      ],
    }),
  }),
];
