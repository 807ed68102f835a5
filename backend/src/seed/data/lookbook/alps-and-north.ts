import type { SeedProduct } from "../../types";
import { lookbookFrame, named } from "../parts";

/** Kaltenried, Hornalm and Torvik. */
export const lookbookAlpsAndNorth: SeedProduct[] = [
  lookbookFrame({
    brand: "kaltenried",
    handle: "kaltenried-linie-3",
    priceWithLenses: 349,
    frame: { shape: "rectangle", rim: "full", material: "steel", forWhom: "men" },
    size: [54, 36, 18, 145, 139, 13],
    colours: [
      ["gunmetal", "03", 2],
      ["black", "01", 1],
    ],
    texts: named("Linie 3", {
      en: [
        "Rectangle in folded steel",
        "Drawn with a ruler and folded from one sheet, it weighs as much as a letter and closes with a small dry click.",
      ],
      fr: [
        "Rectangle en acier plié",
        "Tracée à la règle et pliée d’une seule tôle, elle pèse autant qu’une lettre et se ferme d’un petit déclic sec.",
      ],
      de: [
        "Rechteck aus gefaltetem Stahl",
        "Mit dem Lineal gezogen und aus einem Blech gefaltet, wiegt sie so viel wie ein Brief und schließt mit einem kurzen, trockenen Klick.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "kaltenried",
    handle: "kaltenried-linie-7",
    priceWithLenses: 349,
    frame: { shape: "round", rim: "full", material: "steel", forWhom: "adults" },
    size: [46, 44, 22, 145, 130, 12],
    colours: [
      ["black", "01", 2],
      ["blue", "05", 1],
    ],
    texts: named("Linie 7", {
      en: [
        "Round in black steel",
        "Two true circles in a line of black no thicker than a pencil stroke, for faces that need no more than an outline.",
      ],
      fr: [
        "Ronde en acier noir",
        "Deux cercles exacts d’un noir pas plus épais qu’un trait de crayon, pour les visages à qui un contour suffit.",
      ],
      de: [
        "Rund aus schwarzem Stahl",
        "Zwei echte Kreise in einem Schwarz, nicht dicker als ein Bleistiftstrich, für Gesichter, denen ein Umriss genügt.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "kaltenried",
    handle: "kaltenried-achse",
    priceWithLenses: 349,
    frame: { shape: "square", rim: "half", material: "steel", forWhom: "men" },
    size: [53, 37, 18, 145, 138, 12],
    colours: [
      ["silver", "02", 1],
      ["gunmetal", "03", 1],
    ],
    texts: named("Achse", {
      en: [
        "Half-rim in brushed steel",
        "A brushed bar above and nothing below, so the book on your lap begins where the lens ends.",
      ],
      fr: [
        "Demi-cerclée en acier brossé",
        "Une barre brossée en haut, rien en bas : le livre sur vos genoux commence là où le verre finit.",
      ],
      de: [
        "Halbrand aus gebürstetem Stahl",
        "Oben ein gebürsteter Balken, unten nichts: Das Buch auf dem Schoß beginnt, wo das Glas endet.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "hornalm",
    handle: "hornalm-nr-4",
    priceWithLenses: 429,
    frame: { shape: "panto", rim: "full", material: "horn", forWhom: "adults" },
    size: [48, 42, 20, 145, 132, 19],
    colours: [["brown", "H4", 1]],
    texts: named("Nr. 4", {
      en: [
        "Panto in dark buffalo horn",
        "Brown-black horn with a pale streak like the first snow on a ridge, warm on the nose after a minute.",
      ],
      fr: [
        "Panto en corne de buffle foncée",
        "Une corne brun-noir traversée d’une veine pâle, première neige sur une crête, tiède sur le nez après une minute.",
      ],
      de: [
        "Panto aus dunklem Büffelhorn",
        "Braunschwarzes Horn mit einem hellen Streif wie der erste Schnee auf dem Grat, nach einer Minute warm auf der Nase.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "hornalm",
    handle: "hornalm-nr-9",
    priceWithLenses: 429,
    frame: { shape: "rectangle", rim: "full", material: "horn", forWhom: "men" },
    size: [52, 36, 18, 145, 138, 18],
    colours: [["honey", "H9", 1]],
    texts: named("Nr. 9", {
      en: [
        "Rectangle in blond horn",
        "Blond horn the colour of hay in a loft, pressed in four layers and polished until it feels like a river stone.",
      ],
      fr: [
        "Rectangle en corne blonde",
        "Une corne blonde couleur de foin au grenier, pressée en quatre couches et polie comme un galet de rivière.",
      ],
      de: [
        "Rechteck aus blondem Horn",
        "Blondes Horn in der Farbe von Heu unterm Dach, in vier Lagen gepresst und poliert, bis es sich anfühlt wie ein Flusskiesel.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "torvik",
    handle: "torvik-fjell",
    priceWithLenses: 329,
    frame: { shape: "round", rim: "full", material: "titanium", forWhom: "adults" },
    size: [47, 43, 21, 145, 130, 11],
    colours: [
      ["silver", "T2", 2],
      ["gold", "T3", 1],
    ],
    texts: named("Fjell", {
      en: [
        "Round in bare titanium",
        "Titanium left as it came from the brush, in the grey of wet rock, with temples that bend round the ear and stay there.",
      ],
      fr: [
        "Ronde en titane brut",
        "Du titane laissé tel qu’il sort de la brosse, gris comme la roche mouillée, aux branches qui épousent l’oreille et y restent.",
      ],
      de: [
        "Rund aus rohem Titan",
        "Titan, wie es von der Bürste kam, grau wie nasser Fels, mit Bügeln, die sich um das Ohr legen und dort bleiben.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "torvik",
    handle: "torvik-vind",
    priceWithLenses: 329,
    frame: { shape: "rectangle", rim: "rimless", material: "titanium", forWhom: "adults" },
    size: [53, 33, 18, 140, 136, 9],
    colours: [["grey", "T5", 2]],
    texts: named("Vind", {
      en: [
        "Rimless rectangle, 9 g",
        "Two lenses, a bridge and two fine temples: at 9 g you hardly feel it on your nose.",
      ],
      fr: [
        "Percée rectangulaire, 9 g",
        "Deux verres, un pont et deux fines branches : avec ses 9 g, on la sent à peine sur le nez.",
      ],
      de: [
        "Randloses Rechteck, 9 g",
        "Zwei Gläser, ein Steg und zwei feine Bügel: Mit 9 g spürt man sie kaum auf der Nase.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "torvik",
    handle: "torvik-isbre",
    priceWithLenses: 329,
    frame: { shape: "oval", rim: "rimless", material: "titanium", forWhom: "women" },
    size: [51, 34, 18, 135, 133, 8],
    colours: [
      ["gold", "T3", 1],
      ["pink", "T7", 1],
    ],
    texts: named("Isbre", {
      en: [
        "Rimless oval with gold temples",
        "Clear as meltwater in front, with a thread of gold at each side that shows only when you turn your head.",
      ],
      fr: [
        "Percée ovale, branches dorées",
        "Claire devant comme l’eau de fonte, avec de chaque côté un fil d’or qui ne paraît que lorsque vous tournez la tête.",
      ],
      de: [
        "Randloses Oval mit goldenen Bügeln",
        "Vorn klar wie Schmelzwasser, an den Seiten je ein Faden Gold, der sich nur zeigt, wenn Sie den Kopf drehen.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "torvik",
    handle: "torvik-polar",
    priceWithLenses: 329,
    frame: { shape: "pilot", rim: "full", material: "titanium", forWhom: "men" },
    size: [57, 47, 15, 140, 142, 16],
    sun: {
      category: 3,
      polarised: true,
      mirrored: false,
      photochromic: false,
      lensName: "",
      lensColour: "grey",
      baseCurve: 6,
    },
    colours: [["gunmetal", "T4", 2]],
    texts: named("Polar", {
      en: [
        "Pilot sunglasses, polarised grey",
        "A pilot frame of 16 g for low winter sun, with grey lenses that take the shine off the road and leave the colours as they are.",
      ],
      fr: [
        "Solaire pilote, gris polarisé",
        "Une pilote de 16 g pour le soleil bas d’hiver, aux verres gris qui éteignent les reflets de la route et laissent les couleurs telles qu’elles sont.",
      ],
      de: [
        "Piloten-Sonnenbrille, grau polarisiert",
        "Eine Pilotenbrille von 16 g für tiefe Wintersonne, mit grauen Gläsern, die der Straße den Glanz nehmen und die Farben lassen, wie sie sind.",
      ],
    }),
  }),
];
