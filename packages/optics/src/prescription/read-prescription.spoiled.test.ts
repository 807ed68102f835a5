import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { howMany } from "../../../../tests/support/extent.ts";
import { parsePrescription } from "./read-prescription.ts";

const lens = fc.record({
  sphere: fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom(-25, 25))
    .map(([n, by]) => n * by),
  cylinder: fc.integer({ min: 1, max: 11 }).map((n) => n * -25),
  axis: fc.integer({ min: 1, max: 18 }).map((n) => n * 10),
  baseCurve: fc.constantFrom(840, 860, 870, 900),
  diameter: fc.constantFrom(1400, 1420, 1430, 1450),
});
type Lens = typeof lens extends fc.Arbitrary<infer L> ? L : never;

const decimals = (value: number) => (Math.abs(value) / 100).toFixed(2);
const power = (value: number) => `${value < 0 ? "-" : "+"}${decimals(value)}`;
const cells = ({ sphere, cylinder, axis, baseCurve, diameter }: Lens) => [
  power(sphere),
  power(cylinder),
  `${axis}`,
  decimals(baseCurve),
  decimals(diameter),
];
const short = ({ sphere, cylinder, axis }: Lens) => `${power(sphere)} ${power(cylinder)} x ${axis}`;
const labels = ["SPH", "CYL", "AX", "BC", "DIA"];
const labelled = (it: Lens) => cells(it).map((cell, place) => `${labels[place]}: ${cell}`);

/** Ways to write down both eyes. */
const layouts: Readonly<Record<string, (right: Lens, left: Lens) => string>> = {
  lines: (right, left) => `OD ${short(right)}\nOS ${short(left)}`,
  labels: (right, left) =>
    `Right: ${labelled(right).join(", ")}\nLeft: ${labelled(left).join(", ")}`,
  rows: (right, left) =>
    [
      ["", ...labels],
      ["OD", ...cells(right)],
      ["OS", ...cells(left)],
    ]
      .map((row) => row.join("\t"))
      .join("\n"),
  columns: (right, left) =>
    [
      ";R;L",
      ...labels.map((label, place) => [label, cells(right)[place], cells(left)[place]].join(";")),
    ].join("\n"),
  "quoted cells": (right, left) =>
    [
      ["Eye", ...labels],
      ["R", ...cells(right)],
      ["L", ...cells(left)],
    ]
      .map((row) => row.map((cell) => `"${cell}"`).join(","))
      .join("\n"),
  "cells with commas": (right, left) =>
    [
      ["Eye", ...labels],
      ["R", ...cells(right)],
      ["L", ...cells(left)],
    ]
      .map((row) => row.join(","))
      .join("\n"),
  "eyes behind": (right, left) => `${short(right)} right, ${short(left)} left`,
  lists: (right, left) =>
    labels
      .map((label, place) => `${label}: R ${cells(right)[place]} L ${cells(left)[place]}`)
      .join("\n"),
};

const letters: Readonly<Record<string, string>> = { 0: "O", 1: "l", 2: "Z", 5: "S" };

/** What a copy or a typing error makes of a number, each to be seen as one. */
const spoils: readonly ((number: string) => string)[] = [
  ...[" ", "'", "·", ":", "/", " ,", ".\n", "\n", ".."].map(
    (mark) => (number: string) => number.replace(".", mark),
  ),
  (number) => number.replace(/[0125]/, (digit) => letters[digit] ?? digit),
  (number) => number.replace(/[0125](?=\D*$)/, (digit) => letters[digit] ?? digit),
  (number) => number.replace(/^[-+]/, ""),
  (number) => number.replace(/^[-+]/, "±"),
  (number) => number.replace(/^-/, "~"),
  (number) => number.replace(/^-/, "-\n"),
];

describe("parsePrescription, with one number spoiled", () => {
  it.each(Object.entries(layouts))("never reads another value: %s", (_, layout) => {
    fc.assert(
      fc.property(lens, lens, fc.nat(), fc.constantFrom(...spoils), (right, left, which, spoil) => {
        const whole = layout(right, left);
        const numbers = [...whole.matchAll(/[-+]?\d+\.\d+/g)];
        const { 0: number, index } = numbers[which % numbers.length] as RegExpExecArray;
        const text = whole.slice(0, index) + spoil(number) + whole.slice(index + number.length);
        const reading = parsePrescription(text);
        for (const [eye, truth] of Object.entries({ right, left })) {
          const { minusForm: _form, ...values } = reading[eye as "right" | "left"];
          expect(truth, text).toMatchObject(values);
          // The sphere alone is another lens.
          if (values.sphere !== undefined) expect(values.cylinder, text).toBe(truth.cylinder);
        }
      }),
      { numRuns: howMany(100, 200) },
    );
  });

  it.each(Object.entries(layouts))(
    "reads all of it where nothing is spoiled: %s",
    (name, layout) => {
      fc.assert(
        fc.property(lens, lens, (right, left) => {
          const reading = parsePrescription(layout(right, left));
          const seen = (it: Lens) => {
            const { baseCurve: _one, diameter: _other, ...refraction } = it;
            return ["lines", "eyes behind"].includes(name) ? refraction : it;
          };
          expect(reading).toMatchObject({ right: seen(right), left: seen(left) });
        }),
        { numRuns: howMany(100, 200) },
      );
    },
  );
});
