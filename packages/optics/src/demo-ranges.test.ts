/** The demonstration's ranges against the makers' sheets, which the tests write down once more. */
import { describe, expect, it } from "vitest";
import { type LensSheet, lensSheets, offeredBy } from "../../../tests/support/lens-sheets.ts";
import { demoRanges } from "./demo-ranges.ts";
import type { LensParameters } from "./lens.ts";
import { options } from "./options.ts";
import { validate } from "./validate.ts";

type Value = number | string;

/** Decimals of a sheet in the hundredths that ranges count in; degrees and words stay as they are. */
const counted = (field: string, value: Value): Value =>
  typeof value === "string" || field === "axis" ? value : Math.round(value * 100);

const countedLens = (lens: Readonly<Record<string, Value>>) =>
  Object.fromEntries(
    Object.entries(lens).map(([field, value]) => [field, counted(field, value)]),
  ) as Partial<LensParameters>;

const rangeOf = ({ handle }: LensSheet) => {
  const found = Object.entries(demoRanges).find(([name]) => name === handle)?.[1];
  if (!found) throw new Error(`no range of ${handle}`);
  return found;
};

it("there is a sheet for every range", () => {
  expect(lensSheets.map(({ handle }) => handle).toSorted()).toEqual(
    Object.keys(demoRanges).toSorted(),
  );
});

describe.each(lensSheets.map((sheet) => [sheet.handle, sheet] as const))("%s", (_, sheet) => {
  const range = rangeOf(sheet);

  it("is offered in every value of its sheet and in no other", () => {
    const offered = Object.entries(options(range, {})).filter(([, values]) => values.length > 0);
    const written = Object.entries(offeredBy(sheet)).map(([field, values]) => [
      field,
      values.map((value) => counted(field, value)),
    ]);
    expect(Object.fromEntries(offered)).toEqual(Object.fromEntries(written));
  });

  it("is made for the pair of its sheet", () => {
    for (const lens of Object.values(sheet.pair)) {
      expect(validate(range, countedLens(lens))).toEqual([]);
    }
  });

  it("is refused with the wrong value of its sheet", () => {
    const { field, value, code } = sheet.wrong;
    const wrong = countedLens({ ...sheet.pair.right, [field]: value });
    const found = validate(range, wrong).map((violation) => [violation.field, violation.code]);
    expect(found).toEqual([[field, code]]);
  });
});

describe.each(
  lensSheets.flatMap(({ axesOfRight, ...sheet }) =>
    axesOfRight ? [[sheet.handle, sheet, axesOfRight] as const] : [],
  ),
)("%s", (_, sheet, axesOfRight) => {
  it("narrows the axes to those of the chosen sphere and cylinder", () => {
    const { sphere, cylinder } = sheet.pair.right;
    const chosen = countedLens({ sphere: sphere ?? 0, cylinder: cylinder ?? 0 });
    expect(options(rangeOf(sheet), chosen).axis).toEqual(axesOfRight);
  });
});
