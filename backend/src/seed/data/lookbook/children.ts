import type { SeedProduct } from "../../types";
import { lookbookFrame, named } from "../parts";

/** Filou & Puce. */
export const lookbookChildren: SeedProduct[] = [
  lookbookFrame({
    brand: "filou-puce",
    handle: "filou-puce-sauterelle",
    priceWithLenses: 149,
    frame: { shape: "oval", rim: "full", material: "nylon", forWhom: "children" },
    size: [43, 32, 16, 125, 115, 12],
    colours: [
      ["green", "K3", 2],
      ["red", "K5", 2],
    ],
    texts: named("Sauterelle", {
      en: [
        "Soft oval for children from four to seven",
        "Grasshopper green, hinges that give both ways, and not a single screw for curious fingers.",
      ],
      fr: [
        "Ovale souple pour enfants de quatre à sept ans",
        "Vert sauterelle, des charnières qui cèdent dans les deux sens, et pas une vis pour les doigts curieux.",
      ],
      de: [
        "Weiches Oval für Kinder von vier bis sieben",
        "Heuschreckengrün, Scharniere, die nach beiden Seiten nachgeben, und keine einzige Schraube für neugierige Finger.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "filou-puce",
    handle: "filou-puce-capitaine",
    priceWithLenses: 149,
    frame: { shape: "rectangle", rim: "full", material: "nylon", forWhom: "children" },
    size: [46, 32, 16, 130, 122, 14],
    colours: [
      ["blue", "K2", 3],
      ["black", "K1", 1],
    ],
    texts: named("Capitaine", {
      en: [
        "Sturdy rectangle for schoolchildren",
        "A deep-sea blue that survives the school bag, with temple tips soft enough to fall asleep in on the back seat.",
      ],
      fr: [
        "Rectangle solide pour écoliers",
        "Un bleu de haute mer qui survit au cartable, avec des embouts assez doux pour s’endormir sur la banquette arrière.",
      ],
      de: [
        "Robustes Rechteck für Schulkinder",
        "Ein Tiefseeblau, das den Schulranzen übersteht, mit Bügelenden, so weich, dass man auf der Rückbank damit einschläft.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "filou-puce",
    handle: "filou-puce-biscuit",
    priceWithLenses: 149,
    frame: { shape: "round", rim: "full", material: "acetate", forWhom: "children" },
    size: [42, 37, 17, 125, 114, 13],
    colours: [
      ["honey", "K7", 1],
      ["pink", "K8", 2],
    ],
    texts: named("Biscuit", {
      en: [
        "Round acetate frame for children from five to eight",
        "Golden like the edge of a biscuit and round like one, with a low bridge for noses that are still growing.",
      ],
      fr: [
        "Ronde en acétate pour enfants de cinq à huit ans",
        "Dorée comme le bord d’un biscuit et ronde comme lui, avec un pont bas pour les nez qui grandissent encore.",
      ],
      de: [
        "Runde Acetatfassung für Kinder von fünf bis acht",
        "Goldbraun wie ein Keksrand und ebenso rund, mit tiefem Steg für Nasen, die noch wachsen.",
      ],
    }),
  }),
];
