import { describe, expect, it } from "vitest";
import { classDue, rateDue } from "./vat-rates";

const rates = [
  { taxClass: "standard", percent: 17, from: "2024-01-01" },
  { taxClass: "standard", percent: 16, from: "2023-01-01" },
  { taxClass: "standard", percent: 18, from: "2030-01-01" },
  { taxClass: "reduced", percent: 8, from: "2025-01-01" },
] as const;

describe("rateDue", () => {
  it.each([
    ["2022-12-31", undefined],
    ["2023-01-01", 16],
    ["2023-12-31", 16],
    ["2024-01-01", 17],
    ["2029-12-31", 17],
    ["2030-01-01", 18],
  ])("on %s the standard rate is %s", (day, percent) => {
    expect(rateDue(rates, "standard", day)).toBe(percent);
  });

  it("keeps the classes apart", () => {
    expect(rateDue(rates, "reduced", "2026-01-01")).toBe(8);
    expect(rateDue(rates, "exempt", "2026-01-01")).toBeUndefined();
  });
});

describe("classDue", () => {
  const classes = [
    { productType: "contact-lens", taxClass: "super-reduced", from: "2027-01-01" },
    { productType: "frame", taxClass: "intermediate", from: "2024-01-01" },
  ] as const;

  it.each([
    ["contact-lens", "2026-12-31", "standard"],
    ["contact-lens", "2027-01-01", "super-reduced"],
    ["frame", "2026-01-01", "intermediate"],
    ["accessory", "2027-01-01", "standard"],
  ] as const)("%s on %s is %s", (type, day, taxClass) => {
    expect(classDue(classes, type, day)).toBe(taxClass);
  });
});
