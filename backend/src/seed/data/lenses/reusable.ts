import type { SeedProduct } from "../../types";
import { named } from "../parts";
import { contactLens } from "./parts";

export const reusableLenses: SeedProduct[] = [
  contactLens({
    brand: "acuvue",
    handle: "acuvue-oasys-for-astigmatism",
    code: "OASYSAST",
    facts: {
      maker: "Johnson & Johnson Vision",
      wear: "two-weekly",
      kind: "toric",
      material: "senofilcon A",
      waterPercent: 38,
      dkt: 129,
    },
    packs: [[6, 32]],
    texts: named("Acuvue Oasys for Astigmatism", {
      en: [
        "Two-week lens for astigmatism",
        "Four thicker zones keep the lens from rotating, so the axis stays right when you lie on the sofa or look over your shoulder. Wear it by day for two weeks after opening, with cleaning and fresh solution every night. A box of six lasts one eye about three months.",
      ],
      fr: [
        "Bimensuelle pour l’astigmatisme",
        "Quatre zones plus épaisses empêchent la lentille de tourner : l’axe reste juste, même allongé sur le canapé ou la tête tournée. À porter la journée pendant deux semaines après ouverture, avec nettoyage et solution fraîche chaque soir. Une boîte de six dure environ trois mois pour un œil.",
      ],
      de: [
        "Zweiwochenlinse bei Hornhautverkrümmung",
        "Vier dickere Zonen verhindern, dass sich die Linse dreht: Die Achse stimmt auch auf dem Sofa oder beim Blick über die Schulter. Nach dem Öffnen zwei Wochen lang tagsüber tragen, jeden Abend reinigen und frische Lösung nehmen. Eine Sechserpackung reicht für ein Auge rund drei Monate.",
      ],
    }),
  }),
  contactLens({
    brand: "coopervision",
    handle: "biofinity",
    code: "BIOF",
    facts: {
      maker: "CooperVision",
      wear: "monthly",
      kind: "spherical",
      material: "comfilcon A",
      waterPercent: 48,
      dkt: 160,
    },
    packs: [
      [3, 13.5],
      [6, 23],
    ],
    texts: named("Biofinity", {
      en: [
        "Monthly lens with high oxygen permeability",
        "The monthly lens we fit most often: it keeps its moisture without rewetting drops and lets plenty of oxygen reach the cornea. One pair for a month, cleaned and stored every night. Please count from the day you open the blister, not the days you wear it.",
      ],
      fr: [
        "Mensuelle très perméable à l’oxygène",
        "La mensuelle que nous adaptons le plus : elle reste hydratée sans gouttes et laisse passer beaucoup d’oxygène vers la cornée. Une paire pour un mois, nettoyée et conservée chaque nuit. Comptez à partir de l’ouverture du blister, non en jours de port.",
      ],
      de: [
        "Monatslinse mit hoher Sauerstoffdurchlässigkeit",
        "Die Monatslinse, die wir am häufigsten anpassen: Sie bleibt auch ohne Benetzungstropfen feucht und lässt viel Sauerstoff an die Hornhaut. Ein Paar für einen Monat, jede Nacht gereinigt und aufbewahrt. Zählen Sie bitte ab dem Öffnen des Blisters, nicht nach Tragetagen.",
      ],
    }),
  }),
  contactLens({
    brand: "coopervision",
    handle: "biofinity-toric",
    code: "BIOFT",
    facts: {
      maker: "CooperVision",
      wear: "monthly",
      kind: "toric",
      material: "comfilcon A",
      waterPercent: 48,
      dkt: 116,
    },
    packs: [
      [3, 20.5],
      [6, 37],
    ],
    texts: named("Biofinity Toric", {
      en: [
        "Monthly lens for astigmatism, in all axes",
        "Made in axes every ten degrees all the way round, so oblique astigmatism is covered too. The same material as Biofinity, a little thicker at the bottom to keep it from rotating. One pair for a month, taken out every night.",
      ],
      fr: [
        "Mensuelle pour l’astigmatisme, dans tous les axes",
        "Disponible dans tous les axes, de dix en dix degrés : les astigmatismes obliques y trouvent aussi leur lentille. Même matière que Biofinity, un peu plus épaisse en bas pour ne pas tourner. Une paire pour un mois, retirée chaque nuit.",
      ],
      de: [
        "Monatslinse bei Hornhautverkrümmung, in allen Achsen",
        "Rundum in Achsen von zehn zu zehn Grad lieferbar, auch bei schrägem Astigmatismus. Dasselbe Material wie Biofinity, unten etwas dicker, damit sie sich nicht dreht. Ein Paar für einen Monat, nachts absetzen.",
      ],
    }),
  }),
  contactLens({
    brand: "coopervision",
    handle: "biofinity-multifocal",
    code: "BIOFMF",
    facts: {
      maker: "CooperVision",
      wear: "monthly",
      kind: "multifocal",
      material: "comfilcon A",
      waterPercent: 48,
    },
    packs: [
      [3, 28.5],
      [6, 52],
    ],
    texts: named("Biofinity Multifocal", {
      en: [
        "Monthly lens for near and far, two designs",
        "Two designs work together: D favours distance vision, N near vision, and most people wear one of each. Which eye gets which is determined in a fitting, so please let us fit the first pair. Additions from +1.00 to +2.50, one pair for a month.",
      ],
      fr: [
        "Mensuelle pour voir de près et de loin, deux géométries",
        "Deux géométries travaillent ensemble : D favorise la vision de loin, N la vision de près, et la plupart des porteurs en ont une de chaque. Seule l’adaptation montre quel œil reçoit laquelle ; confiez-nous donc la première paire. Additions de +1,00 à +2,50, une paire pour un mois.",
      ],
      de: [
        "Monatslinse für Nähe und Ferne, zwei Designs",
        "Zwei Designs arbeiten zusammen: D bevorzugt die Ferne, N die Nähe, und die meisten tragen je eines. Welches Auge welches bekommt, zeigt erst die Anpassung; lassen Sie das erste Paar bitte von uns anpassen. Additionen von +1,00 bis +2,50, ein Paar für einen Monat.",
      ],
    }),
  }),
  contactLens({
    brand: "alcon",
    handle: "air-optix-plus-hydraglyde",
    code: "AIROPTIX",
    facts: {
      maker: "Alcon",
      wear: "monthly",
      kind: "spherical",
      material: "lotrafilcon B",
      waterPercent: 33,
      dkt: 138,
    },
    packs: [
      [3, 15.5],
      [6, 28],
    ],
    texts: named("Air Optix plus HydraGlyde", {
      en: [
        "Monthly lens with a smooth, coated surface",
        "A firm monthly lens with a surface treated so that deposits do not cling to it. It is easy to handle, which helps if your fingers are not as nimble as they were. One pair for a month, cleaned and stored every night.",
      ],
      fr: [
        "Mensuelle à la surface lisse et traitée",
        "Une mensuelle ferme, à la surface traitée pour que les dépôts y trouvent peu de prise. Elle se manipule facilement, ce qui aide quand les doigts sont moins agiles qu’autrefois. Une paire pour un mois, nettoyée et conservée chaque nuit.",
      ],
      de: [
        "Monatslinse mit glatter, behandelter Oberfläche",
        "Eine feste Monatslinse, deren behandelte Oberfläche Ablagerungen wenig Halt bietet. Sie lässt sich leicht handhaben; das hilft, wenn die Finger nicht mehr so flink sind. Ein Paar für einen Monat, jede Nacht gereinigt und aufbewahrt.",
      ],
    }),
  }),
  contactLens({
    brand: "coopervision",
    handle: "proclear",
    code: "PROCLEAR",
    facts: {
      maker: "CooperVision",
      wear: "monthly",
      kind: "spherical",
      material: "omafilcon",
      waterPercent: 62,
      dkt: 27,
    },
    packs: [
      [3, 12],
      [6, 21],
    ],
    texts: named("Proclear", {
      en: [
        "Water-rich monthly lens for eyes that dry easily",
        "A classic hydrogel that binds water much as the eye’s own cells do and loses little of it during the day. It lets less oxygen through than silicone hydrogels, so we recommend it for shorter days. One pair for a month, taken out every night.",
      ],
      fr: [
        "Mensuelle riche en eau pour les yeux vite secs",
        "Un hydrogel classique qui retient l’eau un peu comme les cellules de l’œil et en perd peu au fil de la journée. Il laisse passer moins d’oxygène que les silicones hydrogels ; nous le conseillons donc pour des journées plus courtes. Une paire pour un mois, retirée chaque nuit.",
      ],
      de: [
        "Wasserreiche Monatslinse für schnell trockene Augen",
        "Ein klassisches Hydrogel, das Wasser ähnlich bindet wie die Zellen des Auges und tagsüber wenig davon abgibt. Es lässt weniger Sauerstoff durch als Silikonhydrogele, deshalb empfehlen wir es für kürzere Tage. Ein Paar für einen Monat, nachts absetzen.",
      ],
    }),
  }),
  contactLens({
    brand: "bausch-lomb",
    handle: "ultra",
    code: "ULTRA",
    facts: {
      maker: "Bausch + Lomb",
      wear: "monthly",
      kind: "spherical",
      material: "samfilcon A",
      waterPercent: 46,
      dkt: 163,
    },
    packs: [
      [3, 18.5],
      [6, 34],
    ],
    texts: named("Bausch + Lomb Ultra", {
      en: [
        "Monthly lens for long office days",
        "Made for people who read and type a lot and so blink less: the material releases its moisture slowly. Short and long sight, from −12.00 to +6.00. One pair for a month, cleaned and stored every night.",
      ],
      fr: [
        "Mensuelle pour les longues journées de bureau",
        "Conçue pour ceux qui lisent et écrivent beaucoup et clignent donc moins : la matière ne perd son eau que lentement. Myopie et hypermétropie, de −12,00 à +6,00. Une paire pour un mois, nettoyée et conservée chaque nuit.",
      ],
      de: [
        "Monatslinse für lange Tage im Büro",
        "Für Menschen, die viel lesen und tippen und dabei wenig blinzeln: Das Material gibt sein Wasser nur langsam ab. Bei Kurz- und Weitsichtigkeit, von −12,00 bis +6,00. Ein Paar für einen Monat, jede Nacht gereinigt und aufbewahrt.",
      ],
    }),
  }),
];
