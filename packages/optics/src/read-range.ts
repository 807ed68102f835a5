/** A parameter range that comes from outside: an import, a form, a database row. */
import { checkRange, type RangeCode, type RangeProblem } from "./check-range.ts";
import { additionNames, designs } from "./lens.ts";
import { lensKinds, type ParameterRange } from "./range.ts";

export type RangeReading =
  | { readonly ok: true; readonly range: ParameterRange }
  | { readonly ok: false; readonly problems: readonly RangeProblem[] };

type Path = readonly (string | number)[];
type Shape = (value: unknown, path: Path, problems: RangeProblem[]) => void;

/** More entries than any list of a range can have; degrees are the longest. */
const longestList = 180;

const number: Shape = (value, path, problems) => {
  if (typeof value !== "number") problems.push({ path, code: "wrong-type" });
};
const boolean: Shape = (value, path, problems) => {
  if (typeof value !== "boolean") problems.push({ path, code: "wrong-type" });
};
const word =
  (words: readonly string[]): Shape =>
  (value, path, problems) => {
    if (typeof value !== "string") problems.push({ path, code: "wrong-type" });
    else if (!words.includes(value)) problems.push({ path, code: "out-of-limits" });
  };
const list =
  (entry: Shape): Shape =>
  (value, path, problems) => {
    if (!Array.isArray(value)) problems.push({ path, code: "wrong-type" });
    else if (value.length > longestList) problems.push({ path, code: "out-of-limits" });
    else for (const [index, item] of value.entries()) entry(item, [...path, index], problems);
  };
const object =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value, path, problems) => {
    const report = (code: RangeCode, key?: string) =>
      problems.push({ path: key === undefined ? path : [...path, key], code });
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      report("wrong-type");
      return;
    }
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(fields, key)) report("unknown-field", key);
    }
    for (const [key, shape] of Object.entries(fields)) {
      shape(Object.getOwnPropertyDescriptor(value, key)?.value, [...path, key], problems);
    }
  };
const addition: Shape = (value, path, problems) =>
  (typeof value === "string" ? word(additionNames) : number)(value, path, problems);

const rangeShape = object({
  kind: word(lensKinds),
  fits: list(object({ baseCurve: number, diameter: number })),
  powers: list(object({ from: number, to: number, step: number })),
  plano: boolean,
  toricRules: list(
    object({
      sphereFrom: number,
      sphereTo: number,
      cylinders: list(object({ cylinder: number, axes: list(number) })),
    }),
  ),
  additions: list(addition),
  designs: list(word(designs)),
});

/**
 * Reads a range from JSON (integers: hundredths of a dioptre or millimetre, whole degrees) and
 * checks it. All lists must be there, empty where they do not apply. Reports every problem of form;
 * when the form is right, every problem that `checkRange` finds.
 */
export function readRange(value: unknown): RangeReading {
  const problems: RangeProblem[] = [];
  rangeShape(value, [], problems);
  if (problems.length > 0) return { ok: false, problems };
  const range = value as ParameterRange;
  const faults = checkRange(range);
  return faults.length > 0 ? { ok: false, problems: faults } : { ok: true, range };
}
