import type { SeedCollection } from "../types";

export const collections: SeedCollection[] = [
  {
    handle: "everyday-care",
    title: { en: "Everyday care", fr: "Les soins du quotidien", de: "Pflege für jeden Tag" },
  },
  {
    handle: "oakley-sport-edit",
    title: { en: "Oakley for sport", fr: "Oakley, côté sport", de: "Oakley für den Sport" },
  },
  {
    handle: "lookbook-season",
    title: {
      en: "This season’s lookbook",
      fr: "Le lookbook de la saison",
      de: "Das Lookbook der Saison",
    },
  },
];
