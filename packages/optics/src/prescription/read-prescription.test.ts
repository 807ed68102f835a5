import { describe, expect, it } from "vitest";
import { longestPrescription } from "./longest.ts";
import { onTheEye, type PrescriptionReading, parsePrescription } from "./read-prescription.ts";

type Understood = Partial<Omit<PrescriptionReading, "tooLong">>;

/** Only what was understood, and the rest of the text when there is any. */
function read(text: string): Understood {
  const { right, left, unassigned, remaining } = parsePrescription(text);
  return {
    ...(Object.keys(right).length > 0 ? { right } : {}),
    ...(Object.keys(left).length > 0 ? { left } : {}),
    ...(Object.keys(unassigned).length > 0 ? { unassigned } : {}),
    ...(remaining.length > 0 ? { remaining } : {}),
  };
}

describe("parsePrescription understands", () => {
  const box = { baseCurve: 860, diameter: 1400, sphere: -275 };
  const astigmatic = { sphere: -225, cylinder: -75, axis: 180 };
  const cases: [string, Understood][] = [
    ["BC 8.6 DIA 14.0 PWR -2.75", { unassigned: box }],
    ["BC8.6 DIA14.0 PWR-2.75", { unassigned: box }],
    ["BC\n8,6\nDIA\n14,0\nPWR\n−2,75", { unassigned: box }],
    ["BC DIA PWR\n8.6 14.0 -2.75", { unassigned: box }],
    ["BC/DIA 8.6/14.0 PWR -2.75", { unassigned: box }],
    ["Rayon : 8,60 mm  Diamètre : 14,00 mm  Puissance : –2,75 D", { unassigned: box }],
    ["Basiskurve 8,6 Durchmesser 14,0 Stärke -2,75 dpt", { unassigned: box }],
    ["Base curve 8.6, diameter 14.0, power -2.75", { unassigned: box }],
    [
      "BC 8.5 PWR -2.75 LOT 12345 EXP 2027-05",
      { unassigned: { baseCurve: 850, sphere: -275 }, remaining: ["LOT 12345 EXP 2027-05"] },
    ],
    ["-2.25", { unassigned: { sphere: -225 } }],
    ["OD -2,25 (-0,75 x 180)", { right: astigmatic }],
    ["O.D. -2.25 D (-0.75 D × 180°)", { right: astigmatic }],
    ["OD -2.25-0.75x180", { right: astigmatic }],
    ["OD -2.25 -0.75 180", { right: astigmatic }],
    ["OD -2.25 / -0.75 @ 180", { right: astigmatic }],
    ["Œil droit : 180° (-0,75) -2,25", { right: astigmatic }],
    ["Œil droit : (-0,75 à 180°) -2,25", { right: astigmatic }],
    ["Rechts: Sph. - 2,25 Zyl. - 0,75 Achse 0", { right: astigmatic }],
    ["R: sph −1.50 cyl −0.75 A 10°", { right: { sphere: -150, cylinder: -75, axis: 10 } }],
    ["OG +1,00 add 2,00", { left: { sphere: 100, addition: 200 } }],
    ["linkes Auge: plan", { left: { sphere: 0 } }],
    ["OS plano (-0.75 x 90)", { left: { sphere: 0, cylinder: -75, axis: 90 } }],
    ["L 0.00", { left: { sphere: 0 } }],
    ["L sph -1.00 cyl 0.00 axis 180", { left: { sphere: -100 } }],
    ["OD sph -2.25 cyl axe add", { right: { sphere: -225 } }],
    ["OD -2.25 sph OS -2.00 DS", { right: { sphere: -225 }, left: { sphere: -200 } }],
    ["RE: -2.25, LE: -2.00", { right: { sphere: -225 }, left: { sphere: -200 } }],
    ["RA -2,25\nLA -2,00", { right: { sphere: -225 }, left: { sphere: -200 } }],
    ["droit -2,25 gauche +0,50", { right: { sphere: -225 }, left: { sphere: 50 } }],
    ["right eye -2.25; left eye +.50", { right: { sphere: -225 }, left: { sphere: 50 } }],
    ["OD-OG -2,25", { right: { sphere: -225 }, left: { sphere: -225 } }],
    [
      "les deux yeux : -2,25",
      { right: { sphere: -225 }, left: { sphere: -225 }, remaining: ["les"] },
    ],
    ["OD et OG : -2,25", { right: { sphere: -225 }, left: { sphere: -225 } }],
    [
      "R/L sph -2.25 BC 8.6",
      { right: { sphere: -225, baseCurve: 860 }, left: { sphere: -225, baseCurve: 860 } },
    ],
    ["OU -2.25", { right: { sphere: -225 }, left: { sphere: -225 } }],
    [
      "BC 8.6 DIA 14.0 OD -2.25 OS -2.00",
      {
        right: { sphere: -225, baseCurve: 860, diameter: 1400 },
        left: { sphere: -200, baseCurve: 860, diameter: 1400 },
      },
    ],
    ["ADD +2.50 N", { unassigned: { addition: 250, design: "N" } }],
    ["Design: D ADD: HGH", { unassigned: { addition: "HIGH", design: "D" } }],
    [
      "      SPH    CYL   AXIS  ADD\nOD   -2.25  -0.75  180  +2.00\nOS   plano  -0.50  010  +2.00",
      {
        right: { ...astigmatic, addition: 200 },
        left: { sphere: 0, cylinder: -50, axis: 10, addition: 200 },
      },
    ],
  ];
  it.each(cases)("%j", (text, understood) => {
    expect(read(text)).toEqual(understood);
  });

  it("a plus cylinder as written, with the minus form as a proposal", () => {
    expect(read("OD: -2.00 +1.50 x 90")).toEqual({
      right: {
        sphere: -200,
        cylinder: 150,
        axis: 90,
        minusForm: { sphere: -50, cylinder: -150, axis: 180 },
      },
    });
    expect(read("OD: -2.00 -1.50 x 90").right).not.toHaveProperty("minusForm");
  });
});

describe("parsePrescription does not guess", () => {
  it.each([
    "PWR 2.75", // no sign
    "OD 2.75",
    "PWR: -2.75 - -3.00", // dash or minus
    "OD ±2.75",
    "OD +/-2.75",
    "OD --2.75",
    "PWR -275",
    "-2.25 -1.75", // two eyes, or sphere and cylinder
    "OD -2.25 -0.75",
    "OD -2.25 +2.00", // cylinder or addition
    "OD -2.25 x 180", // the cylinder is missing
    "R/L -2.25 / -2.00",
    "OD OS -2.25",
    "OD OS\nSPH -2.25 -2.00\nCYL -0.75 -0.50".replaceAll("\n", " "),
    "OD / OS: SPH -2.25 / 0 CYL -0.75 / -0.50",
    "OD / OS: -2.25 / —",
    "OD -2.25 OU -2.50", // OU is "or" in French
    "MAX ADD +1.25 LOW",
    "-2.25 OD -2.00 OS", // eyes after their values, or before
    "-2.25 sph -0.75 cyl x 180", // labels after their values
    "8.6 BC 14.0 DIA -2.75 PWR",
    "+1.50 add -2.25 sph",
    "R 8.6 14.0 -2.75", // right or radius
    "PWR -2.25 PWR -2.50",
    "BC 8.6 / 8.4",
    "ADD 1.25-2.00",
    "OD SPH -2.25 -2.00",
    "+1 555 0100",
    "Rabatt -5,00",
    "Rabatt -5,00 €",
    "31.05.2027",
    "2027-05-31",
    "axis 180", // an axis of nothing
    "Sphere -2.125",
    "OD -31.00",
    "my plan",
  ])("%j", (text) => {
    expect(read(text)).toEqual({ remaining: [text] });
  });

  it("leaves only what is doubtful, and gives it back as written", () => {
    expect(read("OD -2.25 BC 8.6 -2.00\nOS -1.00")).toEqual({
      right: { baseCurve: 860 },
      left: { sphere: -100 },
      remaining: ["-2.25", "-2.00"],
    });
    expect(read("OD -2.25 (-0.75 x 180) +2.00")).toEqual({
      right: { sphere: -225, cylinder: -75, axis: 180 },
      remaining: ["+2.00"],
    });
    expect(read("Add +2.00 D")).toEqual({ unassigned: { addition: 200 }, remaining: ["D"] });
  });

  it.each<[string, Understood]>([
    // The sphere cannot be read: the cylinder behind it is none.
    ["Links 0,,00 dpt - 0,25 dpt 10", {}],
    ["OE = 7,75 D - 3,00 D 50", {}],
    ["OD = l8,75D -0,25D 70", {}],
    // The name of the second eye stands there, its values are not those of the first.
    ["re. -2,25\nli. : |5,25 -0,75 x 150", { right: { sphere: -225 } }],
    // A length that cannot be read is another answer than the one that can.
    ["RE: -5,50, DIA: 13,8BLI: +5,50, DIA: 14,2", {}],
    // A row of powers without its label is not the next field of another row.
    [
      "\tRE\tLE\nSPH\t-2,75\t+0,25\nAdditio\n\t+1,50\t+1,50\nBK\t8,4\t8,4",
      { right: { baseCurve: 840 }, left: { baseCurve: 840 } },
    ],
    // What is left of "ADD" is no label of a power.
    ["SPH RE -7²⁵ D LE -6⁵⁰ D / A|D RE +1⁰⁰ LE +1⁵⁰", {}],
    // "L 8.7" may be the left eye's own length.
    ["ADD R +1,00 L +1,25 BCR 8,6 L 8,7", { right: { addition: 100 }, left: { addition: 125 } }],
    // An equals sign before a radius repeats no eye.
    ["OD = R:8,7, PWR:+7,50; OI = R:8,6, |:14,0, PWR:-13,00", {}],
    // The Dutch word for an eye, or the name of one.
    ["OD : 0,00 OOG : (-0,25 à 10°) +7,75", {}],
    ["OD -12,25 -0,75 x 160 ADD +1,00 R 8,7 Ø 14,5 / OOG -14,25 ADD +2,00 R 9,0 Ø 14,3", {}],
    // A radius whose value was lost is no eye.
    [
      "RE = -3,25 R = 8,5 Ø = 14,3, LE = +4,75 R =l8,7 Ø = 13,8",
      { right: { sphere: -325 }, left: { sphere: 475 } },
    ],
    ["Links\n- 8 25D - 0,75D 60\nADD +2,00", {}],
    ["RE\n- 0/25D - 3,75D 130", {}],
    ["S\tADD\nle.\t-0⁷⁵\t+1⁰⁰\nli.\t-10⁰⁰\t+2⁰⁰", {}],
  ])("takes nothing over for a spoiled neighbour: %j", (text, understood) => {
    const { remaining: _, ...values } = read(text);
    expect(values).toEqual(understood);
  });

  it("reads nothing from a text that is too long", () => {
    const text = "PWR -2.75 ".repeat(longestPrescription);
    expect(parsePrescription(text)).toEqual({
      right: {},
      left: {},
      unassigned: {},
      glasses: [],
      remaining: [text],
      tooLong: true,
    });
  });
});

describe("onTheEye", () => {
  it("corrects for the distance of glasses from 4.00 D on, with a minus cylinder", () => {
    const { right, left } = parsePrescription("OD -8.50 OS -8.00 +2.00 x 80 PD 63");
    expect([onTheEye(right), onTheEye(left)]).toEqual([
      { sphere: -771 },
      { sphere: -560, cylinder: -170, axis: 170 },
    ]);
    expect(onTheEye({ sphere: -225 })).toEqual({ sphere: -225 });
  });

  it("has nothing to say of half a refraction", () => {
    expect(onTheEye({ baseCurve: 860 })).toBeUndefined();
    expect(onTheEye({ sphere: -600, cylinder: -75 })).toBeUndefined();
  });
});
