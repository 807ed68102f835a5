import type { SeedProduct } from "../../types";
import { named } from "../parts";
import { contactLens } from "./parts";

export const dailyLenses: SeedProduct[] = [
  contactLens({
    brand: "acuvue",
    handle: "acuvue-oasys-1-day",
    code: "OASYS1D",
    facts: {
      maker: "Johnson & Johnson Vision",
      wear: "daily",
      kind: "spherical",
      material: "senofilcon A",
      waterPercent: 38,
      dkt: 121,
    },
    packs: [
      [30, 26],
      [90, 68],
    ],
    texts: named("Acuvue Oasys 1-Day", {
      en: [
        "Daily lens in silicone hydrogel, two base curves",
        "A daily lens for short and long sight that stays supple through a long day at the screen. It comes in base curves 8.5 and 9.0, so the fit can follow a steeper or a flatter cornea. Put in a fresh pair in the morning and throw it away at night.",
      ],
      fr: [
        "Journalière en silicone hydrogel, deux rayons de courbure",
        "Une lentille journalière pour la myopie et l’hypermétropie, qui reste souple jusqu’au bout d’une longue journée d’écran. Deux rayons, 8,5 et 9,0, permettent de suivre une cornée plus ou moins bombée. Une paire neuve le matin, jetée le soir.",
      ],
      de: [
        "Tageslinse aus Silikonhydrogel, zwei Basiskurven",
        "Eine Tageslinse bei Kurz- und Weitsichtigkeit, die auch an langen Bildschirmtagen geschmeidig bleibt. Mit den Basiskurven 8,5 und 9,0 passt sie zu einer steileren oder flacheren Hornhaut. Morgens ein frisches Paar, abends entsorgen.",
      ],
    }),
  }),
  contactLens({
    brand: "acuvue",
    handle: "acuvue-1-day-moist-multifocal",
    code: "MOISTMF",
    facts: {
      maker: "Johnson & Johnson Vision",
      wear: "daily",
      kind: "multifocal",
      material: "etafilcon A",
      waterPercent: 58,
      dkt: 25,
    },
    packs: [[30, 30]],
    texts: named("1-Day Acuvue Moist Multifocal", {
      en: [
        "Daily lens for near and far, three additions",
        "For when the menu has to be held at arm’s length: near, intermediate and far vision in one lens, with a low, medium or high addition. Getting used to it takes a week or two; please have the lens fitted before your first order. For daytime wear only, with a fresh pair each morning.",
      ],
      fr: [
        "Journalière pour voir de près et de loin, trois additions",
        "Quand il faut éloigner le menu pour le lire : vision de près, intermédiaire et de loin dans une seule lentille, avec une addition faible, moyenne ou forte. L’adaptation prend une à deux semaines ; faites-la adapter avant votre première commande. À porter la journée seulement, une paire neuve chaque matin.",
      ],
      de: [
        "Tageslinse für Nähe und Ferne, drei Additionen",
        "Wenn die Speisekarte langsam auf Armlänge rückt: Nähe, Mitte und Ferne in einer Linse, mit niedriger, mittlerer oder hoher Addition. Die Gewöhnung dauert ein bis zwei Wochen; lassen Sie die Linse vor der ersten Bestellung bitte anpassen. Nur tagsüber tragen, jeden Morgen ein frisches Paar.",
      ],
    }),
  }),
  contactLens({
    brand: "alcon",
    handle: "dailies-total1",
    code: "TOTAL1",
    facts: {
      maker: "Alcon",
      wear: "daily",
      kind: "spherical",
      material: "delefilcon A",
      waterPercent: 33,
      dkt: 156,
    },
    packs: [
      [30, 30],
      [90, 80],
    ],
    texts: named("Dailies Total1", {
      en: [
        "Daily lens with a watery surface over a firm core",
        "The core holds 33% water and lets plenty of oxygen through; towards the surface the lens becomes almost pure water, which is what the lid feels. We recommend it to wearers whose lenses bother them by the afternoon. It is very soft: handling takes some patience in the first days.",
      ],
      fr: [
        "Journalière à surface aqueuse sur un cœur ferme",
        "Le cœur contient 33 % d’eau et laisse bien passer l’oxygène ; vers la surface, la lentille devient presque de l’eau, et c’est elle que la paupière rencontre. Nous la conseillons à ceux que leurs lentilles gênent dès l’après-midi. Elle est très souple : les premiers jours, la pose demande un peu de patience.",
      ],
      de: [
        "Tageslinse mit wässriger Oberfläche über festem Kern",
        "Der Kern enthält 33 % Wasser und lässt viel Sauerstoff durch; zur Oberfläche hin wird die Linse fast zu Wasser, und das ist es, was das Lid spürt. Wir empfehlen sie allen, die ihre Linsen ab dem Nachmittag spüren. Sie ist sehr weich: In den ersten Tagen braucht das Aufsetzen Geduld.",
      ],
    }),
  }),
  contactLens({
    brand: "alcon",
    handle: "dailies-aquacomfort-plus-toric",
    code: "DACPT",
    facts: {
      maker: "Alcon",
      wear: "daily",
      kind: "toric",
      material: "nelfilcon A",
      waterPercent: 69,
      dkt: 26,
    },
    packs: [
      [30, 23],
      [90, 62],
    ],
    texts: named("Dailies AquaComfort Plus Toric", {
      en: [
        "Daily lens for astigmatism",
        "A water-rich daily lens that corrects astigmatism and settles into place as you blink. Cylinder and axis come in set steps; if your values fall between them, we find the nearest one with you. Good for sport and weekends, when glasses are in the way.",
      ],
      fr: [
        "Journalière pour l’astigmatisme",
        "Une journalière riche en eau qui corrige l’astigmatisme et se place d’elle-même au clignement. Cylindre et axe existent par paliers ; si vos valeurs tombent entre deux, nous cherchons avec vous la plus proche. Idéale pour le sport et le week-end, quand les lunettes gênent.",
      ],
      de: [
        "Tageslinse bei Hornhautverkrümmung",
        "Eine wasserreiche Tageslinse, die eine Hornhautverkrümmung ausgleicht und sich mit dem Lidschlag ausrichtet. Zylinder und Achse gibt es in festen Stufen; liegt Ihr Wert dazwischen, suchen wir gemeinsam den nächstliegenden. Gut für Sport und Wochenende, wenn die Brille stört.",
      ],
    }),
  }),
  contactLens({
    brand: "coopervision",
    handle: "myday",
    code: "MYDAY",
    facts: {
      maker: "CooperVision",
      wear: "daily",
      kind: "spherical",
      material: "stenfilcon A",
      waterPercent: 54,
      dkt: 100,
    },
    packs: [
      [30, 24],
      [90, 62],
    ],
    texts: named("MyDay", {
      en: [
        "Soft daily lens in silicone hydrogel",
        "A silicone hydrogel that is softer than most of its kind, with a smooth edge that new wearers tend to forget quickly. For short and long sight, one pair a day. Beyond −6.00 and +5.00 the powers come in steps of 0.50.",
      ],
      fr: [
        "Journalière souple en silicone hydrogel",
        "Un silicone hydrogel plus souple que la plupart, au bord lisse que les nouveaux porteurs oublient vite. Pour la myopie et l’hypermétropie, une paire par jour. Au-delà de −6,00 et de +5,00, les puissances existent par pas de 0,50.",
      ],
      de: [
        "Weiche Tageslinse aus Silikonhydrogel",
        "Ein Silikonhydrogel, das weicher ist als die meisten, mit glattem Rand, den neue Trägerinnen und Träger meist schnell vergessen. Bei Kurz- und Weitsichtigkeit, ein Paar am Tag. Jenseits von −6,00 und +5,00 gibt es die Stärken in Schritten von 0,50.",
      ],
    }),
  }),
];
