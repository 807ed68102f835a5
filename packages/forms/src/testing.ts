/** What the tests of several rooms share about a shop; nothing that runs asks for it. */
import type { OpeningFacts } from "./opening-hours.ts";

const withBreak = [
  { from: "09:00", to: "12:00" },
  { from: "13:30", to: "18:00" },
];

/** A week with a late start, a break at noon, a short day and a day off. */
export const openWeek: Pick<OpeningFacts, "timeZone" | "openingHours"> = {
  timeZone: "Europe/Luxembourg",
  openingHours: {
    monday: [{ from: "13:30", to: "18:00" }],
    tuesday: withBreak,
    wednesday: withBreak,
    thursday: withBreak,
    friday: withBreak,
    saturday: [{ from: "09:00", to: "17:00" }],
    sunday: [],
  },
};
