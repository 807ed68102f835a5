import type { SeedProduct } from "../../types";
import { named } from "../parts";
import { oakleyFrame } from "./parts";

export const oakleyOptical: SeedProduct[] = [
  oakleyFrame({
    category: "oakley-optical",
    handle: "oakley-pitchman-r",
    frame: { shape: "round", rim: "full", material: "nylon", forWhom: "adults" },
    size: [50, 41, 19, 143, 133, 18],
    colours: [
      {
        code: "OX8105-01",
        colour: "black",
        name: { en: "Satin black", fr: "Noir satiné", de: "Schwarz satiniert" },
        priceEur: 139,
        stock: 5,
      },
      {
        code: "OX8105-07",
        colour: "crystal",
        name: { en: "Clear grey", fr: "Gris transparent", de: "Grau transparent" },
        priceEur: 139,
        stock: 3,
      },
      {
        code: "OX8105-10",
        colour: "tortoise",
        name: { en: "Brown tortoise", fr: "Écaille brune", de: "Havanna braun" },
        priceEur: 139,
        stock: 2,
      },
    ],
    texts: named("Oakley Pitchman R", {
      en: [
        "Soft round frame for office and evening",
        "Round, light and discreet: only the grip at the temples hints at sport. A lens height of 41 mm leaves ample room for progressive lenses.",
      ],
      fr: [
        "Ronde et discrète, du bureau au soir",
        "Ronde, légère, discrète : le sport ne se voit qu’aux branches, qui tiennent bien. Avec 41 mm de hauteur de verre, les progressifs y sont à l’aise.",
      ],
      de: [
        "Sanft gerundet, für Büro und Abend",
        "Rund, leicht und ruhig: Den Sport verrät nur der Halt an den Bügeln. Bei 41 mm Scheibenhöhe haben Gleitsichtgläser reichlich Platz.",
      ],
    }),
  }),
  oakleyFrame({
    category: "oakley-optical",
    handle: "oakley-crosslink-zero",
    frame: { shape: "rectangle", rim: "full", material: "nylon", forWhom: "men" },
    size: [56, 36, 17, 140, 142, 20],
    colours: [
      {
        code: "OX8076-01",
        colour: "black",
        name: { en: "Satin black", fr: "Noir satiné", de: "Schwarz satiniert" },
        priceEur: 149,
        stock: 4,
      },
      {
        code: "OX8076-04",
        colour: "blue",
        name: { en: "Denim blue", fr: "Bleu denim", de: "Jeansblau" },
        priceEur: 149,
        stock: 1,
      },
    ],
    texts: named("Oakley Crosslink Zero", {
      en: [
        "Straight temples, for the desk and for sport",
        "Straight temples that slide under headphones and helmets and do not press behind the ear. A wide rectangular front for larger faces.",
      ],
      fr: [
        "Branches droites, pour le bureau et pour le sport",
        "Des branches droites qui passent sous le casque et ne serrent pas derrière l’oreille. Une face rectangulaire large, pour les visages plus grands.",
      ],
      de: [
        "Gerade Bügel, für Schreibtisch und Sport",
        "Gerade Bügel, die unter Helm und Kopfhörer gleiten und hinter dem Ohr nicht drücken. Eine breite, rechteckige Front für größere Gesichter.",
      ],
    }),
  }),
  oakleyFrame({
    category: "oakley-optical",
    handle: "oakley-socket-5-5",
    frame: { shape: "rectangle", rim: "full", material: "metal", forWhom: "men" },
    size: [54, 35, 18, 138, 140, 21],
    colours: [
      {
        code: "OX3218-03",
        colour: "gunmetal",
        name: { en: "Pewter", fr: "Étain", de: "Zinn" },
        priceEur: 155,
        stock: 3,
      },
      {
        code: "OX3218-01",
        colour: "black",
        name: { en: "Satin black", fr: "Noir satiné", de: "Schwarz satiniert" },
        priceEur: 155,
        stock: 2,
      },
    ],
    texts: named("Oakley Socket 5.5", {
      en: [
        "Slim metal front on rubbered temples",
        "A narrow metal rectangle that looks sober at a meeting and stays on at a sprint for the train. Adjustable nose pads, so height and distance can be set to the millimetre.",
      ],
      fr: [
        "Fine face de métal sur branches gommées",
        "Un rectangle de métal étroit, sobre en réunion et bien en place quand il faut courir après le train. Plaquettes réglables : hauteur et distance se règlent au millimètre près.",
      ],
      de: [
        "Schmale Metallfront auf gummierten Bügeln",
        "Ein schmales Metallrechteck, das in der Sitzung nüchtern wirkt und beim Sprint zum Zug sitzen bleibt. Verstellbare Nasenpads, so lassen sich Höhe und Abstand auf den Millimeter einstellen.",
      ],
    }),
  }),
  oakleyFrame({
    category: "oakley-optical",
    handle: "oakley-tie-bar",
    frame: { shape: "square", rim: "full", material: "titanium", forWhom: "men" },
    size: [53, 37, 18, 140, 138, 14],
    colours: [
      {
        code: "OX5138-02",
        colour: "silver",
        name: { en: "Brushed titanium", fr: "Titane brossé", de: "Titan gebürstet" },
        priceEur: 229,
        stock: 2,
      },
    ],
    texts: named("Oakley Tie Bar", {
      en: [
        "Titanium, 14 g",
        "Light enough to be forgotten by noon, and stiff where a thin frame usually gives. Its lens height of 37 mm is enough for progressive lenses.",
      ],
      fr: [
        "Titane, 14 g",
        "Assez légère pour se faire oublier avant midi, et ferme là où une monture fine cède d’habitude. Ses 37 mm de hauteur acceptent les verres progressifs.",
      ],
      de: [
        "Titan, 14 g",
        "Leicht genug, um bis Mittag vergessen zu sein, und fest, wo eine dünne Fassung sonst nachgibt. Die Scheibenhöhe von 37 mm reicht für Gleitsichtgläser.",
      ],
    }),
  }),
  oakleyFrame({
    category: "oakley-optical",
    handle: "oakley-field-house",
    frame: { shape: "rectangle", rim: "full", material: "nylon", forWhom: "children" },
    size: [47, 31, 16, 125, 124, 15],
    colours: [
      {
        code: "OY8003-03",
        colour: "blue",
        name: { en: "Matte navy", fr: "Bleu marine mat", de: "Marineblau matt" },
        priceEur: 99,
        stock: 3,
      },
      {
        code: "OY8003-01",
        colour: "black",
        name: { en: "Satin black", fr: "Noir satiné", de: "Schwarz satiniert" },
        priceEur: 99,
        stock: 2,
      },
    ],
    texts: named("Oakley Field House", {
      en: [
        "School and sports hall, for children from about eight",
        "A light nylon frame that puts up with school bags and changing rooms. The temple tips are soft enough for a day at school and firm enough for the sports hall; we shorten them to fit.",
      ],
      fr: [
        "Pour l’école et le gymnase, dès huit ans environ",
        "Une monture légère en nylon, faite au cartable et aux vestiaires. Les embouts sont assez souples pour une journée d’école, assez fermes pour le gymnase ; nous les raccourcissons à la bonne longueur.",
      ],
      de: [
        "Für Schule und Turnhalle, ab etwa acht Jahren",
        "Eine leichte Nylonfassung, die Schulranzen und Umkleiden verträgt. Die Bügelenden sind weich genug für einen Schultag und fest genug für die Turnhalle; wir passen sie an.",
      ],
    }),
  }),
];
