import { describe, expect, it } from "vitest";
import { type Case, said } from "./said.fixture.ts";

/** What an optician would say to each of these texts. */
const texts: Readonly<Record<string, readonly Case[]>> = {
  "one value after the other": [
    [
      "Power: R -2.25 / L -1.75, BC 8.6, DIA 14.0",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0",
    ],
  ],
  "tables of rows and columns": [
    [
      "OD\tOS\nPower\t-2.25\t-1.75\nBC\t8.6\t8.6\nDIA\t14.0\t14.0",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0",
    ],
    [
      "\tOD\tOS\nSPH\t-2.25\t-1.75\nCYL\t-0.75\t-1.25\nAXIS\t180\t10\nBC\t8.7\t8.7",
      "R -2.25 -0.75 x180 bc 8.7 | L -1.75 -1.25 x10 bc 8.7",
    ],
    [
      "\tOD\tOS\nSPH\t-2.25\t-1.75\nCYL\t-0.75\t\nAXIS\t180\t",
      "rest: SPH\t-2.25\t-1.75; CYL\t-0.75; AXIS\t180",
    ],
    [
      "| | OD | OS |\n| SPH | -2.25 | -1.75 |\n| BC | 8.6 | 8.6 |",
      "R -2.25 bc 8.6 | L -1.75 bc 8.6",
    ],
    [
      "Right eye   Left eye\nPower  -2.25  -1.75\nBase curve 8.6 8.6\nDiameter 14.0 14.0",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0",
    ],
    ["R L\nSph -2,25 -1,75", "R -2.25 | L -1.75"],
    ["Rechts Links\n-2,25 -1,75", "R -2.25 | L -1.75"],
    ["OD OG\n-2,25 -1,75\n-0,75 -1,25\n180 10", "R -2.25 -0.75 x180 | L -1.75 -1.25 x10"],
    ["OD OG\n-2,25 -1,75\n-0,75 -1,25", "rest: -2,25 -1,75; -0,75 -1,25"],
    ["OD\nOS\nPower\n-2.25\n-1.75\nBC\n8.6\n8.4", "R -2.25 bc 8.6 | L -1.75 bc 8.4"],
    ["OS\tOD\n-1.75\t-2.25", "R -2.25 | L -1.75"],
    [
      "Eye\tPower\tBC\tDIA\tQty\nR\t-2.25\t8.6\t14.0\t2\nL\t-1.75\t8.6\t14.0\t2",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0",
    ],
    [
      "Eye Qty Power BC DIA\nR 2 -2.25 8.6 14.0\nL 2 -1.75 8.6 14.0",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0",
    ],
    ["SPH CYL AXIS\nOD -2.25 0.00\nOS -1.75 -0.50 90", "R -2.25 | L -1.75 -0.50 x90"],
    ["SPH CYL AXIS\nOD -2.25 0.00 0\nOS -1.75 -0.50 90", "R -2.25 | L -1.75 -0.50 x90"],
    ["SPH CYL AXIS\nOD -2.25\nOS -1.75 -0.50 90", "R -2.25 | L -1.75 -0.50 x90"],
    [
      "SPH CYL AX\n-2.25 -0.75 180 OD\n-1.75 -0.50 10 OS",
      "rest: -2.25 -0.75 180 OD; -1.75 -0.50 10 OS",
    ],
    [
      "OD SPH CYL AX -2.25 -0.75 180 OS SPH CYL AX -1.75 -0.50 10",
      "R -2.25 -0.75 x180 | L -1.75 -0.50 x10",
    ],
    ["OD BC/DIA 8.6/14.0 PWR -2.75", "R -2.75 bc 8.6 dia 14.0"],
    [
      "OD\nSPH CYL AXIS\n-2.25 -0.75 180\nOS\nSPH CYL AXIS\n-1.75 -0.50 10",
      "R -2.25 -0.75 x180 | L -1.75 -0.50 x10",
    ],
    [
      "BC DIA PWR\nR 8.6 14.0 -2.75\nL 8.6 14.0 -2.50",
      "R -2.75 bc 8.6 dia 14.0 | L -2.50 bc 8.6 dia 14.0",
    ],
    ["BC DIA SPH CYL AX\n8.7 14.5 -2.25 -0.75 180", "? -2.25 -0.75 x180 bc 8.7 dia 14.5"],
    ["SPH/CYL/AX: -2.25/-0.75/180", "? -2.25 -0.75 x180"],
    ["Sph/Cyl/Ax OD -2.25/-0.75/180 OS -1.75/-1.25/10", "R -2.25 -0.75 x180 | L -1.75 -1.25 x10"],
    [
      "Auge;Sphäre;Zylinder;Achse\nR;-2,25;-0,75;180\nL;-1,75;-1,25;10",
      "R -2.25 -0.75 x180 | L -1.75 -1.25 x10",
    ],
    ["Parameter OD OS\nPower -2.25 -1.75", "R -2.25 | L -1.75 | rest: Parameter"],
    ["Power\nOD -2.25\nOS -1.75\nBC\nOD 8.6\nOS 8.6", "R -2.25 bc 8.6 | L -1.75 bc 8.6"],
    [
      "PWR: OD -2.25 OS -1.75\nCYL: OD -0.75 OS -0.75\nAX: OD 180 OS 90",
      "R -2.25 -0.75 x180 | L -1.75 -0.75 x90",
    ],
    ["Power -2.25 -1.75\nBC 8.6 8.6", "rest: Power -2.25 -1.75; BC 8.6 8.6"],
    [
      "OD OS\nPower -2.25 -1.75\nCyl -0.75 0.00\nAxis 180",
      "rest: Power -2.25 -1.75; Cyl -0.75 0.00; Axis 180",
    ],
    ["OD / OS\n-2.25 / -1.75", "R -2.25 | L -1.75"],
  ],
  quantities: [
    ["OD -2.25 x2 boxes OS -1.75 x2 boxes", "R -2.25 | L -1.75 | rest: x2 boxes; x2 boxes"],
    ["OD -2.25 2 boxes, OS -1.75 2 boxes", "R -2.25 | L -1.75 | rest: 2 boxes; 2 boxes"],
    ["OD -2,25 2 boîtes OG -1,75 3 boîtes", "R -2.25 | L -1.75 | rest: 2 boîtes; 3 boîtes"],
    [
      "R -2,25 2 Packungen L -1,75 2 Packungen",
      "R -2.25 | L -1.75 | rest: 2 Packungen; 2 Packungen",
    ],
    ["2 x OD -2.25, 2 x OS -1.75", "R -2.25 | L -1.75 | rest: 2 x; 2 x"],
    ["2x R -2.25\n2x L -1.75", "R -2.25 | L -1.75 | rest: 2x; 2x"],
    ["OD -2.25 (x2) OS -1.75 (x2)", "R -2.25 | L -1.75 | rest: x2; x2"],
    ["OD -2.25 -0.75 x 180 x2 boxes", "R -2.25 -0.75 x180 | rest: x2 boxes"],
    ["OD -2.25 -0.75 180 2 boxes", "R -2.25 -0.75 x180 | rest: 2 boxes"],
    ["PWR -2.75 BC 8.6 DIA 14.2 30 lenses", "? -2.75 bc 8.6 dia 14.2 | rest: 30 lenses"],
    ["PWR -3 30 lenses", "? -3.00 | rest: 30 lenses"],
    ["PWR -3 6", "? -3.00 | rest: 6"],
    ["6 pack PWR -2.75 BC 8.6", "? -2.75 bc 8.6 | rest: 6 pack"],
    ["30er Pack R -2,25 L -1,75", "R -2.25 | L -1.75 | rest: 30er Pack"],
    ["Qty: 2 PWR -2.75", "? -2.75 | rest: Qty: 2"],
    ["Anzahl: 2 R -2,25 L -1,75", "R -2.25 | L -1.75 | rest: Anzahl: 2"],
    ["OD -2.25 Qty 2 OS -1.75 Qty 2", "R -2.25 | L -1.75 | rest: Qty 2; Qty 2"],
    ["1-Day Acuvue Moist 90 pack -2.75", "rest: 1-Day Acuvue Moist 90 pack -2.75"],
    [
      "OD: -2.25, 2 boxes of 30; OS: -1.75, 2 boxes of 30",
      "R -2.25 | L -1.75 | rest: 2 boxes of 30; 2 boxes of 30",
    ],
    ["OD -2.25 90 OS -1.75 90", "R -2.25 | L -1.75 | rest: 90; 90"],
    ["OD -2.25 30 OS -2.00 30", "R -2.25 | L -2.00 | rest: 30; 30"],
    ["R -2,25 6er Pack, L -1,75 6er Pack", "R -2.25 | L -1.75 | rest: 6er Pack; 6er Pack"],
  ],
};

describe.each(Object.entries(texts))(
  "parsePrescription, tables, lists and quantities: %s",
  (_, cases) => {
    it.each(cases)("%j", (text, meant) => {
      expect(said(text)).toBe(meant);
    });
  },
);
