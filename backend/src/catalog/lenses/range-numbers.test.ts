import { describe, expect, it } from "vitest";
import { axesText, decimal, hundredths, readAxes } from "./range-numbers";

describe("hundredths", () => {
  it.each([
    ["-2.75", -275],
    ["\u22122,75", -275],
    ["+6", 600],
    ["-0.00", 0],
    ["8.6", 860],
  ])("reads %s", (text, value) => {
    expect(hundredths(text)).toBe(value);
    expect(hundredths(decimal(value))).toBe(value);
  });

  it.each(["", "-", "8.6mm", "1.234", "1e3", "12345", "0x10"])("does not guess %j", (text) => {
    expect(hundredths(text)).toBeUndefined();
  });
});

describe("axes", () => {
  it.each([
    [[10, 20, 70, 80, 90, 100, 110, 160, 170, 180], "10 20 70-110/10 160 170 180"],
    [[90], "90"],
    [[], ""],
    [[5, 10, 15, 20], "5-20/5"],
    [[20, 10], "20 10"],
  ])("%j", (axes, text) => {
    expect(axesText(axes)).toBe(text);
    expect(readAxes(text)).toEqual(axes);
  });

  it.each(["ten", "10,20", "10-20/0", "10-"])("does not guess %j", (text) => {
    expect(readAxes(text)).toBeUndefined();
  });
});
