import { describe, expect, it } from "vitest";
import { originWarning, readOrigin } from "./range-origin";

const today = "2026-11-23";

describe("readOrigin", () => {
  it("tidies what was typed, and clears what is empty", () => {
    const given = { source: "  Fitting guide\n 2026 ", checked_on: today };
    const origin = { source: "Fitting guide 2026", checked_on: today };
    expect(readOrigin(given, today)).toEqual({ origin, faults: [] });
    for (const none of [null, "", " "]) {
      expect(readOrigin({ source: none, checked_on: none }, today).origin).toEqual({
        source: null,
        checked_on: null,
      });
    }
    expect(readOrigin({}, today)).toEqual({ origin: {}, faults: [] });
  });

  it.each([
    ["source", 7, "wrong-type"],
    ["source", "a\u0000b", "wrong-type"],
    ["source", "x".repeat(201), "too-long"],
    ["checked_on", 20261123, "wrong-type"],
    ["checked_on", "31.03.2026", "not-a-day"],
    ["checked_on", "2026-02-31", "not-a-day"],
    ["checked_on", "2026-03-31T00:00:00Z", "not-a-day"],
    ["checked_on", "2026-11-24", "in-future"],
  ] as const)("refuses the %s %j", (field, value, code) => {
    expect(readOrigin({ [field]: value }, today)).toEqual({
      origin: {},
      faults: [{ path: [field], code }],
    });
  });
});

it.each([
  [null, null, "no-source"],
  [null, today, "no-source"],
  ["Guide", null, "not-checked"],
  ["Guide", "2025-11-22", "outdated"],
  ["Guide", "2025-11-23", undefined],
  ["Guide", today, undefined],
])("of %s, checked on %s, staff see the warning %s", (source, checked_on, warning) => {
  expect(originWarning({ source, checked_on }, today)).toBe(warning);
});
