import type { Written, WrittenProfile } from "@landolt/forms";

/** Public holidays on the same day each year; labour code of Luxembourg, Art. L.232-2. */
const fixedDays: [monthAndDay: string, name: Written][] = [
  ["01-01", { en: "New Year’s Day", fr: "Jour de l’An", de: "Neujahr" }],
  ["05-01", { en: "Labour Day", fr: "Fête du Travail", de: "Tag der Arbeit" }],
  ["05-09", { en: "Europe Day", fr: "Journée de l’Europe", de: "Europatag" }],
  ["06-23", { en: "National Day", fr: "Fête nationale", de: "Nationalfeiertag" }],
  ["08-15", { en: "Assumption Day", fr: "Assomption", de: "Mariä Himmelfahrt" }],
  ["11-01", { en: "All Saints’ Day", fr: "Toussaint", de: "Allerheiligen" }],
  ["12-25", { en: "Christmas Day", fr: "Noël", de: "Erster Weihnachtstag" }],
  ["12-26", { en: "Saint Stephen’s Day", fr: "Saint-Étienne", de: "Zweiter Weihnachtstag" }],
];

const easterMonday = { en: "Easter Monday", fr: "Lundi de Pâques", de: "Ostermontag" };
const ascension = { en: "Ascension Day", fr: "Ascension", de: "Christi Himmelfahrt" };
const whitMonday = { en: "Whit Monday", fr: "Lundi de Pentecôte", de: "Pfingstmontag" };

/** Easter Sunday falls on 28 March 2027 and on 16 April 2028. */
const movableDays: [date: string, name: Written][] = [
  ["2027-03-29", easterMonday],
  ["2027-05-06", ascension],
  ["2027-05-17", whitMonday],
  ["2028-04-17", easterMonday],
  ["2028-05-25", ascension],
  ["2028-06-05", whitMonday],
];

const firstDay = "2026-11-01";

/** November 2026 to December 2028, in order. */
export const holidays: WrittenProfile["holidays"] = [
  ...[2026, 2027, 2028].flatMap((year) =>
    fixedDays.map(([monthAndDay, name]) => ({ date: `${year}-${monthAndDay}`, name })),
  ),
  ...movableDays.map(([date, name]) => ({ date, name })),
]
  .filter(({ date }) => date >= firstDay)
  .sort((one, other) => one.date.localeCompare(other.date));
