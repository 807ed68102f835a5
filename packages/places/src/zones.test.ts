import { describe, expect, it } from "vitest";
import { readZone, type Zone, zoneOf } from "./zones.ts";

const typed = { country: "lu", codeFrom: "L-9700", codeTo: "9799", place: "", answer: "inside" };

describe("readZone", () => {
  it("reads what staff typed", () => {
    expect(readZone(typed)).toEqual({
      ok: true,
      zone: { country: "lu", codes: { from: "9700", to: "9799" }, answer: "inside" },
    });
    expect(readZone({ ...typed, codeTo: "", place: " Clervaux " })).toMatchObject({
      zone: { codes: { from: "9700", to: "9700" }, place: "Clervaux" },
    });
    expect(readZone({ ...typed, codeFrom: "", codeTo: "", place: "Clervaux" })).toEqual({
      ok: true,
      zone: { country: "lu", place: "Clervaux", answer: "inside" },
    });
  });

  it.each([
    [{ ...typed, country: "at" }, "country"],
    [{ ...typed, codeFrom: "97" }, "code"],
    [{ ...typed, codeFrom: "" }, "code"],
    [{ ...typed, codeTo: "9699" }, "order"],
    [{ ...typed, codeFrom: "", codeTo: "", place: " - " }, "area"],
    [{ ...typed, answer: "yes" }, "answer"],
  ])("says what is wrong with %j", (input, problem) => {
    expect(readZone(input)).toEqual({ ok: false, problem });
  });
});

describe("zoneOf", () => {
  const lu = { country: "lu" } as const;
  const zones: readonly Zone[] = [
    { ...lu, codes: { from: "9700", to: "9799" }, answer: "inside" },
    { ...lu, codes: { from: "9700", to: "9700" }, answer: "check" },
    { ...lu, place: "Clervaux", answer: "outside" },
    { ...lu, codes: { from: "9750", to: "9750" }, place: "Clervaux", answer: "inside" },
  ];
  const ask = (code: string, place = "") =>
    zoneOf(zones, "lu", code, (name) => name === place)?.answer;

  it("holds both ends, and the narrower one wins", () => {
    expect(ask("9700")).toBe("check");
    expect(ask("9701")).toBe("inside");
    expect(ask("9799")).toBe("inside");
  });

  it("lets a place win over codes, and both together over either", () => {
    expect(ask("9700", "Clervaux")).toBe("outside");
    expect(ask("9750", "Clervaux")).toBe("inside");
    expect(ask("4001", "Clervaux")).toBe("outside");
  });

  it("holds nothing beyond, and nothing abroad", () => {
    expect(ask("9699")).toBeUndefined();
    expect(ask("9800")).toBeUndefined();
    expect(zoneOf(zones, "be", "9700", () => true)).toBeUndefined();
  });
});
