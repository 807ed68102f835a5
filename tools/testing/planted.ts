/**
 * Prescriptions that a test has the shop keep. No value in them stands anywhere else, so one that is found in a
 * table or a log was not kept to itself, whenever it was written.
 */

export interface Planted {
  readonly person: string;
  readonly by: string;
  readonly issued: string;
  /** Of the right eye, as typed. */
  readonly sphere: string;
  readonly cylinder: string;
  readonly axis: string;
}

const people = 20;
const each = 10;
/** So long ago that no other day in the shop is near. */
const firstDay = Date.UTC(1887, 0, 1);
const dayLength = 86_400_000;

const quarters = (number: number) => `-${(number / 4).toFixed(2)}`;

export const planted: readonly Planted[] = Array.from({ length: people * each }, (_, index) => {
  const [person, one] = [Math.floor(index / each), index % each];
  const name = `Plantin${String(person).padStart(2, "0")}`;
  return {
    ...{ person: name, by: `Dr. ${name}x${one}` },
    issued: new Date(firstDay + index * dayLength).toISOString().slice(0, 10),
    // At least a dioptre, so that each has three digits, as the axis has.
    ...{
      sphere: quarters(4 + person),
      cylinder: quarters(4 + one),
      axis: String(101 + (index % 79)),
    },
  };
});

const digits = (value: string) => value.replaceAll(/\D/g, "");
const valuesOf = new Set(
  planted.map(({ sphere, cylinder, axis }) => [sphere, cylinder, axis].map(digits).join(" ")),
);

const words = /Plantin\d\d(?:x\d)?|(?<![\w-])1887-0[1-7]-\d\d/g;

/** In dioptres or hundredths of them. */
const power = String.raw`[-−](\d)[.,]?(\d\d)(?!\d)`;
const axis = String.raw`(?<!\d)(\d{3})(?!\d)`;
const between = String.raw`\D{1,40}?`;
/** As people and programs write the values of an eye, and as PostgreSQL sorts them. Found without being used up. */
const typed = new RegExp(`(?=${[power, power, axis].join(between)})`, "g");
const sorted = new RegExp(`(?=${[axis, power, power].join(between)})`, "g");

/** What a text says of the planted prescriptions, by its place; names and days alone, values as a whole eye. */
export function plantedIn(text: string): Map<string, number> {
  const found = new Map([...text.matchAll(words)].map(({ 0: word, index }) => [word, index]));
  const note = (values: string, index: number) => {
    if (valuesOf.has(values)) found.set(values, index);
  };
  for (const { index, 1: a, 2: b, 3: c, 4: d, 5: e } of text.matchAll(typed)) {
    note(`${a}${b} ${c}${d} ${e}`, index);
  }
  for (const { index, 1: e, 2: a, 3: b, 4: c, 5: d } of text.matchAll(sorted)) {
    note(`${a}${b} ${c}${d} ${e}`, index);
  }
  return found;
}
