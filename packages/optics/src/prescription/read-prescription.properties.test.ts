import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { howMany } from "../../../../tests/support/extent.ts";
import { format } from "../format.ts";
import { inAll } from "../in-all.ts";
import { type LensParameters, languages } from "../lens.ts";
import { minusSigns } from "../parse.ts";
import { longestPrescription } from "./longest.ts";
import type { PrintedField } from "./printed-words.ts";
import { parsePrescription } from "./read-prescription.ts";
import { plainText } from "./tokens.ts";

const words = inAll<Record<PrintedField, string>>({
  en: {
    right: "Right eye",
    left: "OS",
    sphere: "Sphere",
    cylinder: "Cyl",
    axis: "Axis",
    addition: "Add",
    baseCurve: "BC",
    diameter: "DIA",
  },
  fr: {
    right: "Œil droit",
    left: "OG",
    sphere: "Sphère",
    cylinder: "Cylindre",
    axis: "Axe",
    addition: "Addition",
    baseCurve: "Rayon",
    diameter: "Diamètre",
  },
  de: {
    right: "Rechtes Auge",
    left: "Links",
    sphere: "Sphäre",
    cylinder: "Zyl.",
    axis: "Achse",
    addition: "Add.",
    baseCurve: "Basiskurve",
    diameter: "Durchmesser",
  },
});
const refraction = fc.record({
  sphere: fc.integer({ min: -80, max: 80 }).map((n) => n * 25),
  cylinder: fc.integer({ min: 1, max: 20 }).map((n) => n * -25),
  axis: fc.integer({ min: 1, max: 180 }),
});
const multifocal = fc.record({
  sphere: fc.integer({ min: -80, max: 80 }).map((n) => n * 25),
  addition: fc.oneof(
    fc.integer({ min: 1, max: 16 }).map((n) => n * 25),
    fc.constantFrom("LOW", "MID", "HIGH"),
  ),
  baseCurve: fc.integer({ min: 80, max: 92 }).map((n) => n * 10),
  diameter: fc.integer({ min: 136, max: 150 }).map((n) => n * 10),
}) as fc.Arbitrary<LensParameters>;

const fieldOrder = ["sphere", "cylinder", "axis", "addition", "baseCurve", "diameter"] as const;

describe("parsePrescription, with made-up texts", () => {
  it("reads back labelled values of both eyes in three languages", () => {
    const style = fc.record({
      language: fc.constantFrom(...languages),
      between: fc.constantFrom(" ", ": ", ":", " : ", " = "),
      after: fc.constantFrom(" ", ", ", "; ", "\n", " / ", "\t"),
      minus: fc.constantFrom(...minusSigns),
    });
    fc.assert(
      fc.property(
        fc.oneof(refraction, multifocal),
        fc.oneof(refraction, multifocal),
        style,
        (right, left, { language, between, after, minus }) => {
          const side = (lens: object) =>
            Object.entries(lens)
              .map(
                ([field, value]) =>
                  `${words[language][field as "sphere"]}${between}${format(field as "sphere", value as number, language)}`,
              )
              .join(after)
              .replaceAll("\u2212", minus);
          const text = `${words[language].right}: ${side(right)}\n${words[language].left} ${side(left)}`;
          expect(parsePrescription(text)).toMatchObject({
            right,
            left,
            unassigned: {},
            remaining: [],
          });
        },
      ),
      { numRuns: howMany(300, 1000) },
    );
  });

  it("reads back the short notation", () => {
    fc.assert(
      fc.property(
        refraction,
        refraction,
        fc.constantFrom(...languages),
        fc.constantFrom("x", " x ", "×", " @ ", " à ", " Achse "),
        (right, left, language, mark) => {
          const side = ({ sphere, cylinder, axis }: typeof right) =>
            `${format("sphere", sphere, language)} (${format("cylinder", cylinder, language)}${mark}${axis}°)`;
          expect(parsePrescription(`OD ${side(right)} OG ${side(left)}`)).toMatchObject({
            right,
            left,
            remaining: [],
          });
        },
      ),
    );
  });

  it("is silent rather than wrong when labels or eyes stand after their values", () => {
    const some = fc
      .tuple(refraction, multifocal, fc.shuffledSubarray([...fieldOrder], { minLength: 1 }))
      .map(([turn, lens, fields]) =>
        fields.map((field) => [field, { ...lens, ...turn }[field]] as const),
      );
    const style = fc.record({
      language: fc.constantFrom(...languages),
      between: fc.constantFrom(" ", ", ", " / ", "\n"),
      shape: fc.constantFrom("labels last", "eyes last", "no labels"),
    });
    fc.assert(
      fc.property(some, some, style, (right, left, { language, between, shape }) => {
        // An addition that ends a text on a line of its own is meant for both eyes.
        const adds = ([field]: (typeof right)[number]) => field === "addition";
        fc.pre(!(between === "\n" && left.some(adds) && !right.some(adds)));
        const say = words[language];
        const value = ([field, amount]: (typeof right)[number]) =>
          format(field, amount as number, language);
        // Without labels only the order tells, so that it has to be the usual one.
        const inOrder = (entries: typeof right) => {
          const has = (name: string) => entries.some(([field]) => field === name);
          return entries
            .filter(([field]) => has("sphere") && (field !== "axis" || has("cylinder")))
            .sort(([a], [b]) => fieldOrder.indexOf(a) - fieldOrder.indexOf(b));
        };
        const prefixed = (entry: (typeof right)[number]) => `${say[entry[0]]} ${value(entry)}`;
        const suffixed = (entry: (typeof right)[number]) => `${value(entry)} ${say[entry[0]]}`;
        const texts = {
          "labels last": `${say.right} ${right.map(suffixed).join(between)}\n${say.left} ${left.map(suffixed).join(between)}`,
          "eyes last": `${right.map(prefixed).join(between)} ${say.right}${between}${left.map(prefixed).join(between)} ${say.left}`,
          "no labels": `${say.right} ${inOrder(right).map(value).join(between)} ${say.left} ${inOrder(left).map(value).join(between)}`,
        };
        const reading = parsePrescription(texts[shape]);
        expect(reading.unassigned).toEqual({});
        for (const [eye, truth] of [
          ["right", right],
          ["left", left],
        ] as const) {
          const { minusForm: _, ...values } = reading[eye];
          expect(Object.fromEntries(truth), texts[shape]).toMatchObject(values);
        }
      }),
      { numRuns: howMany(500, 2000) },
    );
  });

  const piece = fc.oneof(
    fc.constantFrom(
      ..."OD OS OG R L RE LE OU D G N DS x × @ à A ° ( ) / , ; : - + ± − – = & \n \t".split(" "),
      " ",
      "  ",
    ),
    fc.constantFrom(
      ..."sph cyl axe add bc dia pwr plan plano low mid hgh rayon Durchmesser Achse mm dpt eye droit links und lot".split(
        " ",
      ),
    ),
    fc
      .tuple(
        fc.constantFrom("", "+", ..."-−–", "- ", "±"),
        fc.integer({ min: 0, max: 3500 }),
        fc.constantFrom(".", ","),
        fc.constantFrom(0, 1, 2),
      )
      .map(
        ([sign, hundredths, mark, decimals]) =>
          `${sign}${(hundredths / 100).toFixed(decimals).replace(".", mark)}`,
      ),
    fc.integer({ min: 0, max: 200 }).map(String),
  );
  const jumble = fc
    .tuple(fc.array(piece, { maxLength: 40 }), fc.constantFrom("", " "))
    .map(([pieces, space]) => pieces.join(space));

  it("never throws and never invents: number and sign stand in the text", () => {
    fc.assert(
      fc.property(
        fc.oneof({ weight: 4, arbitrary: jumble }, fc.string({ unit: "grapheme", maxLength: 200 })),
        (text) => {
          const reading = parsePrescription(text);
          for (const { minusForm, ...values } of [
            reading.right,
            reading.left,
            reading.unassigned,
          ]) {
            for (const [field, value] of Object.entries(values)) {
              if (typeof value === "number")
                expect(written(text, field, value), `${field} ${value}`).toBe(true);
            }
            if (minusForm !== undefined) expect(values.cylinder).toBeGreaterThan(0);
            if (values.axis !== undefined) expect(values.cylinder).toBeDefined();
          }
          for (const fragment of reading.remaining) expect(plainText(text)).toContain(fragment);
        },
      ),
      { numRuns: howMany(1000, 5000) },
    );
  });

  /** Whether the text holds this number with this sign, sought in a way that shares no code with the reader. */
  function written(text: string, field: string, value: number): boolean {
    if (field === "sphere" && value === 0 && /plan/i.test(text)) return true;
    for (const match of text.normalize("NFC").matchAll(/\d*[.,]?\d+/g)) {
      const size = Math.round(Number(match[0].replace(",", ".")) * 100);
      const before = text.normalize("NFC").slice(0, match.index).trimEnd().at(-1) ?? "";
      if (field === "axis") {
        if (size === value * 100 || (size === 0 && value === 180)) return true;
      } else if (size === Math.abs(value)) {
        if (value === 0 || (field !== "sphere" && field !== "cylinder")) return true;
        if (value > 0 ? before === "+" : minusSigns.includes(before)) return true;
      }
    }
    return false;
  }

  it("takes no longer for texts made to slow it down", () => {
    const began = process.cpuUsage();
    for (const unit of [
      "1",
      ".",
      "1.",
      "1,",
      "-",
      "- ",
      "(",
      "a.",
      "x",
      "OD",
      "OD ",
      "sph ",
      "-1.00 ",
      "bc 8.6 ",
      "sph cyl ",
      "\n",
      ":",
      " ",
      "°",
      "1-",
      "é́",
    ]) {
      parsePrescription(unit.repeat(longestPrescription / unit.length));
    }
    // A few milliseconds each; what backtracks would take longer for one alone than this for all.
    // Of the processor's time: a busy machine leaves a test waiting.
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(2000);
  });
});
