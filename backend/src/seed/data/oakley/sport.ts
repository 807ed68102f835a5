import type { SeedProduct } from "../../types";
import { named } from "../parts";
import {
  clearToBlack,
  polarised,
  prizmBlack,
  prizmGolf,
  prizmRoad,
  prizmRuby,
  prizmSapphire,
  prizmTrailTorch,
} from "./lenses";
import { oakleyFrame } from "./parts";

export const oakleySport: SeedProduct[] = [
  oakleyFrame({
    category: "oakley-sport",
    handle: "oakley-radar-ev-path",
    frame: { shape: "shield", rim: "half", material: "nylon", forWhom: "adults" },
    prescription: false,
    size: [58, 50, 13, 128, 142, 29],
    baseCurve: 8,
    colours: [
      {
        code: "OO9208-W1",
        colour: "white",
        name: { en: "Polished white", fr: "Blanc brillant", de: "Weiß glänzend" },
        priceEur: 199,
        stock: 5,
        lens: prizmRoad,
      },
      {
        code: "OO9208-B1",
        colour: "black",
        name: { en: "Matte black", fr: "Noir mat", de: "Mattschwarz" },
        priceEur: 199,
        stock: 7,
        lens: prizmBlack,
      },
      {
        code: "OO9208-P4",
        colour: "grey",
        name: { en: "Grey", fr: "Gris", de: "Grau" },
        priceEur: 229,
        stock: 1,
        lens: clearToBlack,
      },
    ],
    texts: named("Oakley Radar EV Path", {
      en: [
        "One wide lens for road cycling and running",
        "No rim below, so the road under your front wheel stays in view. The lens can be changed for dawn or noon, and nose piece and temple tips grip more firmly when wet. With a prescription, ask us about an insert or contact lenses.",
      ],
      fr: [
        "Un large écran pour le vélo de route et la course",
        "Pas de cercle en bas : la route sous votre roue avant reste visible. L’écran se change de l’aube à midi, et le nez comme les embouts accrochent mieux une fois mouillés. Si vous avez une correction, parlons d’un clip intérieur ou de lentilles.",
      ],
      de: [
        "Eine breite Scheibe für Rennrad und Laufen",
        "Unten kein Rand, so bleibt die Straße vor dem Vorderrad im Blick. Die Scheibe lässt sich für Morgengrauen oder Mittag wechseln, Nasenteil und Bügelenden greifen bei Nässe fester. Bei Fehlsichtigkeit fragen Sie uns nach Clip oder Kontaktlinsen.",
      ],
    }),
  }),
  oakleyFrame({
    category: "oakley-sport",
    handle: "oakley-sutro",
    frame: { shape: "shield", rim: "full", material: "nylon", forWhom: "adults" },
    prescription: false,
    size: [58, 54, 13, 140, 143, 32],
    baseCurve: 6,
    colours: [
      {
        code: "OO9406-B7",
        colour: "black",
        name: { en: "Black", fr: "Noir", de: "Schwarz" },
        priceEur: 169,
        stock: 6,
        lens: prizmSapphire,
      },
      {
        code: "OO9406-W3",
        colour: "white",
        name: { en: "Matte white", fr: "Blanc mat", de: "Mattweiß" },
        priceEur: 169,
        stock: 3,
        lens: prizmRuby,
      },
    ],
    texts: named("Oakley Sutro", {
      en: [
        "High shield for city rides and long climbs",
        "A tall lens that covers the brow and keeps wind and dust off your eyes; small vents at the nose prevent misting. Wide enough for larger heads. Category 3.",
      ],
      fr: [
        "Écran haut pour la ville et les longs cols",
        "Un écran haut qui couvre l’arcade et tient vent et poussière loin des yeux ; de petites aérations au nez limitent la buée. Assez large pour les grandes têtes. Catégorie 3.",
      ],
      de: [
        "Hohe Scheibe für Stadtfahrten und lange Anstiege",
        "Eine hohe Scheibe, die bis über die Braue reicht und Wind und Staub von den Augen hält; kleine Öffnungen an der Nase verhindern das Beschlagen. Breit genug für größere Köpfe. Kategorie 3.",
      ],
    }),
  }),
  oakleyFrame({
    category: "oakley-sport",
    handle: "oakley-flak-2-0-xl",
    frame: { shape: "rectangle", rim: "half", material: "nylon", forWhom: "adults" },
    size: [59, 39, 12, 133, 143, 27],
    baseCurve: 8,
    colours: [
      {
        code: "OO9188-B9",
        colour: "black",
        name: { en: "Matte black", fr: "Noir mat", de: "Mattschwarz" },
        priceEur: 199,
        stock: 4,
        lens: polarised(prizmBlack),
      },
      {
        code: "OO9188-G2",
        colour: "grey",
        name: { en: "Steel grey", fr: "Gris acier", de: "Stahlgrau" },
        priceEur: 179,
        stock: 2,
        lens: prizmGolf,
      },
    ],
    texts: named("Oakley Flak 2.0 XL", {
      en: [
        "Two lenses, open below, for golf, running and fishing",
        "The sport frame to choose if you need a prescription: within limits, the curved lenses can be made to your power after measuring in the shop. There is no rim below the lens, so nothing hides the ball.",
      ],
      fr: [
        "Deux verres, ouverts en bas, pour golf, course et pêche",
        "La monture de sport à choisir si vous avez une correction : dans certaines limites, ses verres galbés se font à votre vue après mesure en magasin. Pas de cercle sous le verre : rien ne gêne le regard sur la balle.",
      ],
      de: [
        "Zwei Gläser, unten offen, für Golf, Laufen und Angeln",
        "Die Sportfassung für alle, die eine Korrektion brauchen: In Grenzen lassen sich die gewölbten Gläser nach Messung im Geschäft in Ihrer Stärke fertigen. Unter dem Glas ist kein Rand: Nichts verdeckt den Ball.",
      ],
    }),
  }),
  oakleyFrame({
    category: "oakley-sport",
    handle: "oakley-encoder",
    frame: { shape: "shield", rim: "rimless", material: "nylon", forWhom: "adults" },
    prescription: false,
    size: [59, 50, 12, 136, 142, 26],
    baseCurve: 8,
    colours: [
      {
        code: "OO9471-T2",
        colour: "green",
        name: { en: "Forest green", fr: "Vert forêt", de: "Waldgrün" },
        priceEur: 209,
        stock: 2,
        lens: prizmTrailTorch,
      },
    ],
    texts: named("Oakley Encoder", {
      en: [
        "Rimless shield for trail and mountain bike",
        "The lens itself is the frame: ridges moulded along its edge give it stiffness. The category 2 tint lifts roots and stones out of the shade of the woods. It goes under most helmets without touching.",
      ],
      fr: [
        "Écran sans cercle pour sentiers et VTT",
        "L’écran est lui-même la monture : des nervures moulées le long du bord le raidissent. La teinte de catégorie 2 détache racines et pierres dans l’ombre des bois. Elle passe sous la plupart des casques sans toucher.",
      ],
      de: [
        "Randlose Scheibe für Gelände und Mountainbike",
        "Die Scheibe ist selbst die Fassung: Rippen entlang der Kante geben ihr Halt. Die Tönung der Kategorie 2 hebt Wurzeln und Steine aus dem Schatten des Waldes. Sie passt unter die meisten Helme, ohne anzustoßen.",
      ],
    }),
  }),
  oakleyFrame({
    category: "oakley-sport",
    handle: "oakley-jawbreaker",
    frame: { shape: "shield", rim: "full", material: "nylon", forWhom: "adults" },
    prescription: false,
    size: [58, 49, 14, 131, 144, 33],
    baseCurve: 8,
    colours: [
      {
        code: "OO9290-R8",
        colour: "red",
        name: { en: "Red", fr: "Rouge", de: "Rot" },
        priceEur: 219,
        stock: 0,
        lens: prizmRoad,
      },
    ],
    texts: named("Oakley Jawbreaker", {
      en: [
        "Racing shield with a folding lower jaw",
        "Fold down the lower rim and the lens comes out in seconds, even with gloves. The temples adjust to three lengths so they do not get in the way of helmet straps. Category 2, made for reading the road.",
      ],
      fr: [
        "Écran de course à mâchoire inférieure rabattable",
        "Rabattez le cercle inférieur et l’écran sort en quelques secondes, même avec des gants. Les branches se règlent sur trois longueurs et ne gênent pas les sangles du casque. Catégorie 2, pensée pour lire la route.",
      ],
      de: [
        "Rennradbrille mit klappbarem Unterrand",
        "Klappen Sie den unteren Rand herunter, und die Scheibe ist in Sekunden draußen, selbst mit Handschuhen. Die Bügel haben drei Längen und kommen den Helmriemen nicht in die Quere. Kategorie 2, um die Straße gut zu lesen.",
      ],
    }),
  }),
];
