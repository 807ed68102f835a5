import type { SeedCategory } from "../types";

export const categories: SeedCategory[] = [
  {
    handle: "contact-lenses",
    name: { en: "Contact lenses", fr: "Lentilles de contact", de: "Kontaktlinsen" },
    description: {
      en: "Daily, two-week and monthly lenses from the brands that we fit ourselves.",
      fr: "Lentilles journalières, bimensuelles et mensuelles des marques que nous adaptons nous-mêmes.",
      de: "Tages-, Zweiwochen- und Monatslinsen der Marken, die wir selbst anpassen.",
    },
  },
  {
    handle: "daily-lenses",
    parent: "contact-lenses",
    name: { en: "Daily lenses", fr: "Lentilles journalières", de: "Tageslinsen" },
    description: {
      en: "A fresh pair each morning, thrown away at night: no solution, no case.",
      fr: "Une paire neuve chaque matin, jetée le soir : ni solution, ni étui.",
      de: "Jeden Morgen ein frisches Paar, abends entsorgt: ohne Lösung, ohne Behälter.",
    },
  },
  {
    handle: "two-weekly-lenses",
    parent: "contact-lenses",
    name: { en: "Two-week lenses", fr: "Lentilles bimensuelles", de: "Zweiwochenlinsen" },
    description: {
      en: "Worn by day for two weeks after opening, cleaned and stored every night.",
      fr: "Portées la journée pendant deux semaines après ouverture, nettoyées et conservées chaque nuit.",
      de: "Nach dem Öffnen zwei Wochen lang tagsüber getragen, jede Nacht gereinigt und aufbewahrt.",
    },
  },
  {
    handle: "monthly-lenses",
    parent: "contact-lenses",
    name: { en: "Monthly lenses", fr: "Lentilles mensuelles", de: "Monatslinsen" },
    description: {
      en: "One pair for a month: the economical choice if you wear lenses nearly every day.",
      fr: "Une paire pour un mois : le choix économique si vous portez des lentilles presque chaque jour.",
      de: "Ein Paar für einen Monat: günstig für alle, die fast täglich Linsen tragen.",
    },
  },
  {
    handle: "accessories",
    name: { en: "Accessories", fr: "Accessoires", de: "Zubehör" },
    description: {
      en: "What keeps glasses and lenses clean, safe and comfortable.",
      fr: "Tout pour garder lunettes et lentilles propres, protégées et confortables.",
      de: "Was Brillen und Linsen sauber, geschützt und angenehm hält.",
    },
  },
  {
    handle: "care",
    parent: "accessories",
    name: { en: "Care", fr: "Entretien", de: "Pflege" },
    description: {
      en: "Solutions for contact lenses and sprays for spectacle lenses.",
      fr: "Solutions pour lentilles de contact et sprays pour verres de lunettes.",
      de: "Lösungen für Kontaktlinsen und Sprays für Brillengläser.",
    },
  },
  {
    handle: "cases",
    parent: "accessories",
    name: { en: "Cases", fr: "Étuis", de: "Etuis" },
    description: {
      en: "Cases and pouches in sizes that really fit your frame.",
      fr: "Étuis et pochettes, dans des tailles vraiment adaptées à la monture.",
      de: "Etuis und Beutel in Größen, die wirklich zur Fassung passen.",
    },
  },
  {
    handle: "cloths",
    parent: "accessories",
    name: { en: "Cloths", fr: "Chiffons", de: "Tücher" },
    description: {
      en: "Dry, moist and anti-fog cloths that leave coatings unharmed.",
      fr: "Chiffons secs, humides et antibuée qui respectent les traitements des verres.",
      de: "Trockene, feuchte und Antibeschlag-Tücher, die Beschichtungen schonen.",
    },
  },
  {
    handle: "drops",
    parent: "accessories",
    name: { en: "Drops", fr: "Gouttes", de: "Tropfen" },
    description: {
      en: "Moisture for eyes that are tired of screens, heating and wind.",
      fr: "De l’hydratation pour les yeux fatigués par les écrans, le chauffage et le vent.",
      de: "Feuchtigkeit für Augen, die von Bildschirm, Heizung und Wind müde sind.",
    },
  },
  {
    handle: "oakley",
    name: { en: "Oakley", fr: "Oakley", de: "Oakley" },
    description: {
      en: "Sunglasses, sports glasses and optical frames by Oakley, in stock in Mersch.",
      fr: "Solaires, lunettes de sport et montures optiques Oakley, en stock à Mersch.",
      de: "Sonnenbrillen, Sportbrillen und Korrektionsfassungen von Oakley, in Mersch auf Lager.",
    },
  },
  {
    handle: "oakley-sun",
    parent: "oakley",
    name: { en: "Oakley sunglasses", fr: "Solaires Oakley", de: "Oakley-Sonnenbrillen" },
    description: {
      en: "Everyday sunglasses for town, terrace and the drive home.",
      fr: "Des solaires pour tous les jours : la ville, la terrasse, la route.",
      de: "Sonnenbrillen für jeden Tag: Stadt, Terrasse und Heimfahrt.",
    },
  },
  {
    handle: "oakley-sport",
    parent: "oakley",
    name: { en: "Oakley sport", fr: "Oakley sport", de: "Oakley Sport" },
    description: {
      en: "Wrapped, light and grippy: for the road, the trail and the water.",
      fr: "Enveloppantes, légères, qui tiennent en place : pour la route, les sentiers et l’eau.",
      de: "Gewölbt, leicht und rutschfest: für Straße, Gelände und Wasser.",
    },
  },
  {
    handle: "oakley-optical",
    parent: "oakley",
    name: { en: "Oakley optical frames", fr: "Optiques Oakley", de: "Oakley-Korrektionsfassungen" },
    description: {
      en: "Frames for prescription lenses, supplied with demo lenses; we fit your own in store.",
      fr: "Montures pour verres correcteurs, livrées avec des verres de présentation ; nous montons les vôtres en magasin.",
      de: "Fassungen für Korrektionsgläser, mit Demogläsern geliefert; Ihre Gläser setzen wir im Geschäft ein.",
    },
  },
];
