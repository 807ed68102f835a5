import { describe, expect, test } from "vitest";
import { areas, isWhole, parseTestRun } from "./arguments.ts";

describe("parseTestRun", () => {
  test("nothing asked for is everything", () => {
    const run = parseTestRun([]);
    expect(run).toEqual({
      areas,
      words: [],
      name: undefined,
      all: false,
      workers: expect.any(Number),
      keep: false,
      stop: false,
    });
    expect(isWhole(run)).toBe(true);
  });

  test("an area and a part of a path", () => {
    const run = parseTestRun(["browser", "bag"]);
    expect(run).toMatchObject({ areas: ["browser"], words: ["bag"] });
    expect(isWhole(run)).toBe(false);
  });

  test("a part of a path alone is looked for in every area, without the checks", () => {
    expect(parseTestRun(["bag"]).areas).toEqual(areas.filter((area) => area !== "check"));
  });

  test("options stand anywhere", () => {
    expect(parseTestRun(["--keep", "backend", "--name", "a bag (twice)"])).toMatchObject({
      areas: ["backend"],
      words: [],
      name: "a bag (twice)",
      keep: true,
    });
    expect(isWhole(parseTestRun(["--all"]))).toBe(true);
  });

  test("an unknown option is refused with the usage", () => {
    expect(() => parseTestRun(["--kept"])).toThrow(/Usage: npm test/);
  });
});
