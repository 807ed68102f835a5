import { describe, expect, it } from "vitest";
import { lensAnswers } from "./lens-answers.ts";
import { adviceOn, answersToWatch, checkedSince, type LensAnswers } from "./lens-questions.ts";

const usual: LensAnswers = {
  worn: "these",
  checked: "within-a-year",
  source: "box",
  wearer: "from-16",
};

describe("answers before lenses are ordered", () => {
  it.each(["worn", "checked", "source", "wearer"] as const)("need %s", (question) => {
    const { [question]: left, ...others } = usual;
    expect(left).toBeDefined();
    expect(lensAnswers.safeParse(others).error?.issues[0]?.path).toEqual([question]);
  });

  it("take nothing else", () => {
    expect(lensAnswers.safeParse({ ...usual, name: "Marie" }).success).toBe(false);
    expect(lensAnswers.safeParse({ ...usual, worn: "yes" }).success).toBe(false);
  });

  it("take a child only with a parent's word", () => {
    const child = { ...usual, wearer: "under-16" };
    expect(lensAnswers.safeParse(child).error?.issues).toEqual([
      expect.objectContaining({ path: ["parent"], message: "parent" }),
    ]);
    expect(lensAnswers.safeParse({ ...child, parent: true }).success).toBe(true);
  });

  it.each<[Partial<LensAnswers>, string | undefined]>([
    [{}, undefined],
    [{ worn: "never" }, "never-worn"],
    [{ worn: "never", source: "fitted-here" }, "never-worn"],
    [{ checked: "longer" }, "check-too-old"],
    [{ checked: "within-two-years" }, undefined],
    [{ checked: "unsure" }, undefined],
    [{ worn: "others" }, "box-of-another-lens"],
    [{ worn: "others", source: "prescription" }, undefined],
    [{ worn: "others", source: "fitted-here" }, undefined],
  ])("%j lead to %s", (change, advice) => {
    expect(adviceOn({ ...usual, ...change })).toBe(advice);
  });

  it("show an optician what to look at", () => {
    expect(answersToWatch(usual)).toEqual([]);
    expect(
      answersToWatch({ worn: "others", checked: "unsure", source: "box", wearer: "under-16" }),
    ).toEqual(["worn", "checked", "wearer"]);
  });
});

it.each([
  ["within-a-year", 5, "within-two-years"],
  ["within-a-year", 12, "within-two-years"],
  ["within-a-year", 13, undefined],
  ["within-two-years", 1, undefined],
  ["longer", 1, undefined],
  ["unsure", 30, "unsure"],
] as const)("a check %s, asked %i months ago, counts as %s", (checked, months, now) => {
  expect(checkedSince(checked, months)).toBe(now);
});
