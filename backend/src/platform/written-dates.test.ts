import { expect, it } from "vitest";
import { writtenDates } from "./written-dates";

const timeZone = "Europe/Luxembourg";
const day = { dateStyle: "long", timeZone } as const;
const moment = {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone,
} as const;

it.each([
  ["en", day, "2026-05-01", "1 May 2026"],
  ["fr", day, "2026-05-01", "1er mai 2026"],
  ["fr", day, "2026-05-11", "11 mai 2026"],
  ["fr", moment, "2026-05-01", "vendredi 1er mai à 09:30"],
  ["de", day, "2026-05-01", "1. Mai 2026"],
  ["de", moment, "2026-05-01", "Freitag, 1. Mai um 09:30 Uhr"],
] as const)("in %s as people write them", (language, parts, date, text) => {
  expect(writtenDates(language, parts)(`${date}T07:30:00Z`)).toBe(text);
});
