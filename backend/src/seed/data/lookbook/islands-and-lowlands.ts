import type { SeedProduct } from "../../types";
import { lookbookFrame, named } from "../parts";

/** Hinoki Koba, Ashcombe & Reed and Grachtwerk. */
export const lookbookIslandsAndLowlands: SeedProduct[] = [
  lookbookFrame({
    brand: "hinoki-koba",
    handle: "hinoki-koba-kasa",
    priceWithLenses: 459,
    frame: { shape: "panto", rim: "full", material: "titanium", forWhom: "adults" },
    size: [46, 40, 22, 143, 128, 14],
    colours: [
      ["gold", "HK1", 1],
      ["silver", "HK2", 2],
    ],
    texts: named("Kasa", {
      en: [
        "Small panto in engraved titanium",
        "From across the table it is a plain gold line; close up, an engraving like fine rain runs along the rim.",
      ],
      fr: [
        "Petite panto en titane gravé",
        "De l’autre côté de la table, une simple ligne d’or ; de près, une gravure court le long du cercle comme une pluie fine.",
      ],
      de: [
        "Kleine Panto aus graviertem Titan",
        "Von gegenüber eine schlichte goldene Linie; aus der Nähe läuft eine Gravur wie feiner Regen am Rand entlang.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "hinoki-koba",
    handle: "hinoki-koba-shoji",
    priceWithLenses: 459,
    frame: { shape: "geometric", rim: "full", material: "titanium", forWhom: "adults" },
    size: [49, 43, 20, 143, 132, 15],
    colours: [
      ["gunmetal", "HK4", 1],
      ["gold", "HK1", 1],
    ],
    texts: named("Shoji", {
      en: [
        "Hexagon in dark titanium",
        "Six straight sides that soften at the corners, as a paper screen softens the light of a window.",
      ],
      fr: [
        "Hexagone en titane foncé",
        "Six côtés droits qui s’adoucissent aux angles, comme un écran de papier adoucit le jour d’une fenêtre.",
      ],
      de: [
        "Sechseck aus dunklem Titan",
        "Sechs gerade Seiten, an den Ecken sanft, so wie ein Papierschirm das Licht eines Fensters sanfter macht.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "hinoki-koba",
    handle: "hinoki-koba-ame",
    priceWithLenses: 459,
    frame: { shape: "round", rim: "half", material: "titanium", forWhom: "women" },
    size: [47, 40, 21, 143, 129, 12],
    colours: [["blue", "HK6", 2]],
    texts: named("Ame", {
      en: [
        "Half-rim, round, in indigo titanium",
        "An indigo arc over each eye and open sky beneath, held by a thread that you will not see.",
      ],
      fr: [
        "Ronde demi-cerclée en titane indigo",
        "Un arc indigo au-dessus de chaque œil et le ciel libre en dessous, tenu par un fil que vous ne verrez pas.",
      ],
      de: [
        "Runder Halbrand aus indigoblauem Titan",
        "Ein indigoblauer Bogen über jedem Auge, darunter freier Himmel, gehalten von einem Faden, den Sie nicht sehen.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "ashcombe-reed",
    handle: "ashcombe-reed-harcourt",
    priceWithLenses: 369,
    frame: { shape: "panto", rim: "full", material: "combined", forWhom: "men" },
    size: [47, 41, 22, 147, 130, 22],
    colours: [["tortoise", "AR2", 2]],
    texts: named("Harcourt", {
      en: [
        "Metal panto with tortoise Windsor rims",
        "A tortoise rim is wound around the wire by hand, as in the days when lenses were made of glass and libraries were cold.",
      ],
      fr: [
        "Panto de métal, cercles gainés d’écaille",
        "Un cercle d’écaille est posé à la main autour du fil, comme au temps des verres minéraux et des bibliothèques froides.",
      ],
      de: [
        "Metallpanto mit Windsorrand in Havanna",
        "Der Havannarand wird von Hand um den Draht gelegt, wie damals, als Brillengläser noch aus Glas waren und Bibliotheken kalt.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "ashcombe-reed",
    handle: "ashcombe-reed-bramley",
    priceWithLenses: 369,
    frame: { shape: "rectangle", rim: "half", material: "combined", forWhom: "men" },
    size: [52, 38, 19, 147, 137, 27],
    colours: [
      ["brown", "AR5", 1],
      ["black", "AR1", 1],
    ],
    texts: named("Bramley", {
      en: [
        "Browline in brown acetate and gold wire",
        "A brow of chestnut brown over a fine gold wire, for people who like their glasses to be noticed.",
      ],
      fr: [
        "Combinée, sourcil brun sur fil doré",
        "Un sourcil brun châtaigne sur un fin fil doré, pour ceux qui aiment que l’on remarque leurs lunettes.",
      ],
      de: [
        "Browline aus braunem Acetat und Golddraht",
        "Eine kastanienbraune Braue über feinem Golddraht, für alle, deren Brille auffallen darf.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "ashcombe-reed",
    handle: "ashcombe-reed-whitby",
    priceWithLenses: 369,
    frame: { shape: "pilot", rim: "full", material: "metal", forWhom: "men" },
    size: [55, 46, 16, 145, 140, 24],
    colours: [
      ["gold", "AR3", 1],
      ["gunmetal", "AR4", 1],
    ],
    texts: named("Whitby", {
      en: [
        "Double-bridge pilot in gold metal",
        "Two bridges of gold wire and a high lens, with all the room that a progressive lens needs.",
      ],
      fr: [
        "Pilote à double pont en métal doré",
        "Deux ponts de fil doré et un verre haut, avec toute la place dont un progressif a besoin.",
      ],
      de: [
        "Pilotenform mit Doppelsteg aus goldenem Metall",
        "Zwei Stege aus Golddraht und ein hohes Glas, mit allem Platz, den ein Gleitsichtglas braucht.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "grachtwerk",
    handle: "grachtwerk-tulp",
    priceWithLenses: 289,
    frame: { shape: "geometric", rim: "full", material: "acetate", forWhom: "women" },
    size: [51, 43, 18, 142, 135, 27],
    colours: [
      ["green", "G4", 2],
      ["pink", "G7", 1],
    ],
    texts: named("Tulp", {
      en: [
        "Angular frame in leaf-green acetate",
        "The green of a tulip leaf in March, cut into eight angles that give round faces more definition.",
      ],
      fr: [
        "Monture anguleuse en acétate vert feuille",
        "Le vert d’une feuille de tulipe en mars, taillé en huit angles qui structurent les visages ronds.",
      ],
      de: [
        "Kantige Fassung aus blattgrünem Acetat",
        "Das Grün eines Tulpenblatts im März, in acht Winkel geschnitten, die runden Gesichtern Kontur geben.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "grachtwerk",
    handle: "grachtwerk-brug",
    priceWithLenses: 289,
    frame: { shape: "rectangle", rim: "full", material: "acetate", forWhom: "men" },
    size: [53, 37, 18, 145, 139, 26],
    colours: [
      ["blue", "G2", 2],
      ["grey", "G9", 1],
    ],
    texts: named("Brug", {
      en: [
        "Rectangle in canal-blue acetate",
        "Almost black indoors, canal blue on the street, with a low bridge that lets it sit level on a broad nose.",
      ],
      fr: [
        "Rectangle en acétate bleu canal",
        "Presque noire à l’intérieur, bleu canal dans la rue, avec un pont bas qui la tient d’aplomb sur un nez large.",
      ],
      de: [
        "Rechteck aus grachtenblauem Acetat",
        "Drinnen fast schwarz, auf der Straße grachtenblau, mit einem tiefen Steg, der auf breiten Nasen gerade sitzt.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "grachtwerk",
    handle: "grachtwerk-sluis",
    priceWithLenses: 289,
    frame: { shape: "square", rim: "full", material: "combined", forWhom: "adults" },
    size: [51, 41, 19, 145, 136, 23],
    colours: [
      ["grey", "G9", 1],
      ["red", "G5", 1],
    ],
    texts: named("Sluis", {
      en: [
        "Grey acetate front, steel temples",
        "A calm grey front on slim steel temples, and a yellow hinge that shows only when you fold them.",
      ],
      fr: [
        "Face en acétate gris, branches d’acier",
        "Une face d’un gris calme sur de fines branches d’acier, et une charnière jaune qui ne se voit qu’en les pliant.",
      ],
      de: [
        "Graue Acetatfront, Stahlbügel",
        "Eine ruhige graue Front auf schmalen Stahlbügeln und ein gelbes Scharnier, das man nur beim Zusammenklappen sieht.",
      ],
    }),
  }),
];
