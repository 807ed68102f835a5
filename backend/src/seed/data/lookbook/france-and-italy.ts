import type { SeedProduct } from "../../types";
import { lookbookFrame, named } from "../parts";

/** Maison Orvanne, Officina Selvana and Serralume. */
export const lookbookFranceAndItaly: SeedProduct[] = [
  lookbookFrame({
    brand: "maison-orvanne",
    handle: "maison-orvanne-lisiere",
    priceWithLenses: 389,
    frame: { shape: "panto", rim: "full", material: "acetate", forWhom: "adults" },
    size: [48, 42, 21, 145, 131, 26],
    colours: [
      ["tortoise", "C02", 2],
      ["black", "C01", 1],
    ],
    texts: named("Lisière", {
      en: [
        "Panto in tortoise acetate",
        "Held to the window, the tortoise lights up like the edge of a wood in October, and the keyhole bridge sits where most noses want it.",
      ],
      fr: [
        "Panto en acétate écaille",
        "Tenue à la fenêtre, l’écaille s’éclaire comme une lisière en octobre, et le pont en trou de serrure se pose là où la plupart des nez l’attendent.",
      ],
      de: [
        "Panto aus havannafarbenem Acetat",
        "Am Fenster leuchtet das Havanna wie ein Waldrand im Oktober, und der Schlüssellochsteg sitzt dort, wo die meisten Nasen ihn brauchen.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "maison-orvanne",
    handle: "maison-orvanne-aubade",
    priceWithLenses: 389,
    frame: { shape: "cat-eye", rim: "full", material: "acetate", forWhom: "women" },
    size: [52, 40, 17, 140, 135, 28],
    colours: [
      ["red", "C07", 1],
      ["tortoise", "C02", 1],
    ],
    texts: named("Aubade", {
      en: [
        "Cat-eye in cherry-red acetate",
        "A cherry red that turns darker towards the temples, with gently raised outer corners.",
      ],
      fr: [
        "Papillon en acétate rouge cerise",
        "Un rouge cerise qui fonce vers les branches, et des coins légèrement relevés.",
      ],
      de: [
        "Cat-Eye aus kirschrotem Acetat",
        "Ein Kirschrot, das zu den Bügeln hin dunkler wird, mit leicht angehobenen Ecken.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "maison-orvanne",
    handle: "maison-orvanne-pivoine",
    priceWithLenses: 389,
    frame: { shape: "oval", rim: "full", material: "acetate", forWhom: "women" },
    size: [50, 36, 18, 140, 132, 23],
    colours: [
      ["pink", "C11", 2],
      ["crystal", "C05", 1],
    ],
    texts: named("Pivoine", {
      en: [
        "Oval in translucent pink acetate",
        "The pink of a peony’s outer petals, thin enough to let the skin through, in an oval that leaves your brows free.",
      ],
      fr: [
        "Ovale en acétate rose translucide",
        "Le rose des pétales extérieurs d’une pivoine, assez fin pour laisser paraître la peau, dans un ovale qui dégage les sourcils.",
      ],
      de: [
        "Oval aus durchscheinendem rosa Acetat",
        "Das Rosa der äußeren Blätter einer Pfingstrose, dünn genug, um die Haut durchzulassen, in einem Oval, das Ihre Brauen frei lässt.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "officina-selvana",
    handle: "officina-selvana-marina",
    priceWithLenses: 359,
    frame: { shape: "wayfarer", rim: "full", material: "acetate", forWhom: "adults" },
    size: [52, 43, 20, 145, 139, 31],
    sun: {
      category: 2,
      polarised: false,
      mirrored: false,
      photochromic: false,
      lensName: "",
      lensColour: "brown",
      baseCurve: 4,
    },
    colours: [
      ["honey", "S3", 1],
      ["black", "S1", 2],
    ],
    texts: named("Marina", {
      en: [
        "Sunglasses in honey acetate, gradient lenses",
        "Honey held against the evening sun, with lenses that are dark for the sky and clear enough below for the newspaper.",
      ],
      fr: [
        "Solaire en acétate miel, verres dégradés",
        "Du miel face au soleil du soir, avec des verres sombres pour le ciel et assez clairs, en bas, pour le journal.",
      ],
      de: [
        "Sonnenbrille aus honigfarbenem Acetat, Verlaufsgläser",
        "Honig gegen die Abendsonne gehalten, mit Gläsern, die oben dunkel für den Himmel sind und unten hell genug für die Zeitung.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "officina-selvana",
    handle: "officina-selvana-contessa",
    priceWithLenses: 359,
    frame: { shape: "cat-eye", rim: "full", material: "combined", forWhom: "women" },
    size: [53, 41, 17, 140, 137, 25],
    colours: [
      ["black", "O1", 1],
      ["green", "O6", 1],
    ],
    texts: named("Contessa", {
      en: [
        "Cat-eye, black front on gilded temples",
        "A deep black front with bevels that catch one line of light, carried by metal temples as slim as a bracelet.",
      ],
      fr: [
        "Papillon, face noire sur branches dorées",
        "Une face d’un noir profond dont les biseaux retiennent un trait de lumière, portée par des branches de métal fines comme un bracelet.",
      ],
      de: [
        "Cat-Eye, schwarze Front auf vergoldeten Bügeln",
        "Eine tiefschwarze Front, deren Facetten eine Linie Licht fangen, getragen von Metallbügeln, schmal wie ein Armreif.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "officina-selvana",
    handle: "officina-selvana-piazza",
    priceWithLenses: 359,
    frame: { shape: "square", rim: "full", material: "acetate", forWhom: "adults" },
    size: [50, 42, 20, 145, 136, 30],
    colours: [
      ["crystal", "O4", 2],
      ["blue", "O8", 1],
    ],
    texts: named("Piazza", {
      en: [
        "Square in clear acetate",
        "Eight millimetres of clear acetate, cut like a block of ice, so the wire inside the temple becomes the ornament.",
      ],
      fr: [
        "Carrée en acétate cristal",
        "Huit millimètres d’acétate transparent, taillés comme un bloc de glace : l’âme de métal de la branche devient l’ornement.",
      ],
      de: [
        "Quadratisch aus klarem Acetat",
        "Acht Millimeter klares Acetat, geschnitten wie ein Eisblock, sodass die Metallseele im Bügel zum Schmuck wird.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "serralume",
    handle: "serralume-cortica",
    priceWithLenses: 319,
    frame: { shape: "wayfarer", rim: "full", material: "wood", forWhom: "adults" },
    size: [52, 42, 19, 145, 139, 22],
    colours: [["brown", "W1", 2]],
    texts: named("Cortiça", {
      en: [
        "Walnut veneer over a cork core",
        "Nine layers of walnut around a heart of cork: warm in the hand, silent on the table, and never the same grain twice.",
      ],
      fr: [
        "Placage de noyer sur âme de liège",
        "Neuf feuilles de noyer autour d’un cœur de liège : chaude en main, muette sur la table, et jamais deux fois le même veinage.",
      ],
      de: [
        "Nussbaumfurnier auf Korkkern",
        "Neun Lagen Nussbaum um ein Herz aus Kork: warm in der Hand, still auf dem Tisch und nie zweimal dieselbe Maserung.",
      ],
    }),
  }),
  lookbookFrame({
    brand: "serralume",
    handle: "serralume-atlantico",
    priceWithLenses: 319,
    frame: { shape: "shield", rim: "full", material: "nylon", forWhom: "adults" },
    size: [60, 50, 13, 130, 147, 29],
    prescription: false,
    sun: {
      category: 3,
      polarised: false,
      mirrored: true,
      photochromic: false,
      lensName: "",
      lensColour: "silver",
      baseCurve: 8,
    },
    colours: [["white", "N1", 1]],
    texts: named("Atlântico", {
      en: [
        "White sun shield, silver mirror",
        "One curved lens from temple to temple, white as a harbour wall at noon, light enough to forget on a long walk by the sea.",
      ],
      fr: [
        "Masque solaire blanc, miroir argent",
        "Un seul verre galbé d’une tempe à l’autre, blanc comme un mur de port à midi, assez léger pour se faire oublier au bord de la mer.",
      ],
      de: [
        "Weiße Monoscheibe, silbern verspiegelt",
        "Eine einzige gewölbte Scheibe von Schläfe zu Schläfe, weiß wie eine Hafenmauer am Mittag und leicht genug für einen langen Weg am Meer.",
      ],
    }),
  }),
];
