import { describe, expect, it } from "vitest";
import { readZone, zoneOf } from "./zones.ts";

const zone = { country: "lu", codeFrom: "L-9700", codeTo: "9799", answer: "inside" };

describe("readZone", () => {
  it("reads what staff typed", () => {
    expect(readZone(zone)).toEqual({ ok: true, zone: { ...zone, codeFrom: "9700" } });
  });

  it.each([
    [{ ...zone, country: "at" }, "country"],
    [{ ...zone, codeFrom: "97" }, "code"],
    [{ ...zone, codeTo: "" }, "code"],
    [{ ...zone, codeTo: "9699" }, "order"],
    [{ ...zone, answer: "yes" }, "answer"],
  ])("says what is wrong with %j", (input, problem) => {
    expect(readZone(input)).toEqual({ ok: false, problem });
  });
});

describe("zoneOf", () => {
  const zones = [
    { country: "lu", codeFrom: "9700", codeTo: "9700", answer: "check" },
    { country: "lu", codeFrom: "9700", codeTo: "9799", answer: "inside" },
  ] as const;

  it("holds both ends, first zone first", () => {
    expect(zoneOf(zones, "lu", "9700")?.answer).toBe("check");
    expect(zoneOf(zones, "lu", "9799")?.answer).toBe("inside");
  });

  it("holds nothing beyond, and nothing abroad", () => {
    expect(zoneOf(zones, "lu", "9699")).toBeUndefined();
    expect(zoneOf(zones, "lu", "9800")).toBeUndefined();
    expect(zoneOf(zones, "be", "9700")).toBeUndefined();
  });
});
