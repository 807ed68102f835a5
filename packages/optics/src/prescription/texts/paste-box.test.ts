import { describe, expect, it } from "vitest";
import { type Case, said } from "./said.fixture.ts";

/** What an optician would say to each of these texts. */
const texts: Readonly<Record<string, readonly Case[]>> = {
  "once misread": [
    ["OD -2¼", "R -2.25"],
    ["OD -2⁷⁵", "R -2.75"],
    ["OD -2¼ OS -3½", "R -2.25 | L -3.50"],
    ["PWR -2¾ BC 8.6", "? -2.75 bc 8.6"],
    ["OD -2⁵⁰ (-0⁷⁵ à 180°) OG -1⁷⁵", "R -2.50 -0.75 x180 | L -1.75"],
    ["OD −2.²⁵", "R -2.25"],
    ["OD -2 1/4", "rest: OD -2 1/4"],
    ["OD -2 75 OG -1 50", "rest: OD -2 75 OG -1 50"],
    ["OD -2’75", "rest: OD -2’75"],
    ["OD -2·75", "rest: OD -2·75"],
    ["OD -2:75", "rest: OD -2:75"],
    ["OD -2/75", "rest: OD -2/75"],
    ["OD Sph -2 50 Cyl -0 75 Axe 180", "rest: OD Sph -2 50 Cyl -0 75 Axe 180"],
    ["ADD MID +1.75", "? add MID | rest: +1.75"],
    ["ADD LOW (+1.25)", "? add LOW | rest: +1.25"],
    ["R: 8,6 Ø: 14,0 P: -2,75", "? -2.75 bc 8.6 dia 14.0"],
    [
      "Right eye: -2.25, left eye: -1.75, BC 8.6, DIA 14.0",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0",
    ],
    [
      "Right -2.25 Left -1.75 Base curve 8.6 Diameter 14.0",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0",
    ],
    [
      "Prescription lunettes progressifs: OD +2,25 OG +2,00 Add 2,25",
      "R +2.25 add +2.25 | L +2.00 add +2.25 | glasses: lunettes progressifs; 2,25 | rest: Prescription",
    ],
    ["OD +1.25\nOS +1.50\nADD +2.00", "R +1.25 add +2.00 | L +1.50 add +2.00"],
  ],
  "glasses once taken for lenses": [
    [
      "Gleitsicht RA +1,25 LA +1,50 Add 2,00",
      "R +1.25 add +2.00 | L +1.50 add +2.00 | glasses: Gleitsicht",
    ],
    ["OD -2,75 = OG", "R -2.75 | L -2.75"],
    [
      "OD -6.00 -1.25 x 175\nOS -5.50 -0.75 x 010\nADD +2.00 PD 63",
      "R -6.00 -1.25 x175 add +2.00 | L -5.50 -0.75 x10 add +2.00 | glasses: 175; PD 63",
    ],
    [
      "OD -2.25 -0.75 x 180 prism 2 BI\nOS -1.75 prism 2 BI",
      "R -2.25 -0.75 x180 | L -1.75 | glasses: prism 2 BI",
    ],
    [
      "Verres correcteurs VL\nOD -6,00 (-1,25 à 175°)\nOG -5,50 (-0,75 à 10°)\nEP 63",
      "R -6.00 -1.25 x175 | L -5.50 -0.75 x10 | glasses: Verres correcteurs VL; 175°; EP 63",
    ],
    ["Fernbrille RA -6,00 LA -5,50 PD 63", "R -6.00 | L -5.50 | glasses: Fernbrille; PD 63"],
    [
      "F: R -2,25 L -1,75 N: R +0,25 L +0,75",
      "glasses: F; N | rest: R -2,25 L -1,75; R +0,25 L +0,75",
    ],
    [
      "OD -8.50 OS -9.00 glasses prescription",
      "R -8.50 | L -9.00 | glasses: glasses | rest: prescription",
    ],
    ["RA -8,50 LA -9,00 Brille", "R -8.50 | L -9.00 | glasses: Brille"],
    ["R sph -2,25 Pr 2,0 Bas 0 L sph -1,75", "R -2.25 | L -1.75 | glasses: Pr 2,0 Bas 0"],
    ["OD -2,25 AV 10/10 OG -1,75 AV 10/10", "R -2.25 | L -1.75 | glasses: AV 10/10"],
    [
      "SPH CYL AXE ADD PD\nOD -6,00 -1,25 175 +2,00 31,5\nOG -5,50 -0,75 10 +2,00 31,5",
      "R -6.00 -1.25 x175 add +2.00 | L -5.50 -0.75 x10 add +2.00 | glasses: PD; 175",
    ],
    ["OD -6.00 OS -5.50 BVD 12", "R -6.00 | L -5.50 | glasses: BVD 12"],
  ],
  "once refused": [
    ["Radius (BC): 8.6\nDurchmesser (DIA): 14.0\nStärke (PWR): -2.75", "? -2.75 bc 8.6 dia 14.0"],
    ["BC 8.6 DIA 14.0 D -2.75", "? -2.75 bc 8.6 dia 14.0"],
    ["D: -2.75 BC: 8.6 DIA: 14.0", "? -2.75 bc 8.6 dia 14.0"],
    ["D -2.25 CYL -0.75 AXIS 180 BC 8.6 DIA 14.5", "? -2.25 -0.75 x180 bc 8.6 dia 14.5"],
    ["BC 8.6 DIA 14.5 D -2.25 CYL -0.75 AX 180°", "? -2.25 -0.75 x180 bc 8.6 dia 14.5"],
    ["P -2.25 BC 8.5 DIA 14.2", "? -2.25 bc 8.5 dia 14.2"],
    ["OD S -2.25 C -0.75 A 180", "R -2.25 -0.75 x180"],
    ["BC ou R 8,6", "? bc 8.6"],
    [
      "RA Sph -2,25 Zyl -0,75 Ach 180\nLA Sph -1,75 Zyl -1,25 Ach 10",
      "R -2.25 -0.75 x180 | L -1.75 -1.25 x10",
    ],
    ["R : 8,60 DIA : 14,20 P : -2,75", "? -2.75 bc 8.6 dia 14.2"],
    ["RE -2,25 LI -1,75", "R -2.25 | L -1.75"],
    ["re. -2,25 / li. -1,75", "R -2.25 | L -1.75"],
    [
      "           OD      OS\nPower     -2.25   -1.75\nBC         8.6     8.6\nDIA        14.0    14.0",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0",
    ],
    ["OD\tOG\n-3,00\t-2,00", "R -3.00 | L -2.00"],
    ["OD -2.25 -0.75 180 8.6 14.5", "R -2.25 -0.75 x180 bc 8.6 dia 14.5"],
    [
      "BC 8.5 DIA 14.3 ADD LOW OD -1.75 OS -2.00",
      "R -1.75 add LOW bc 8.5 dia 14.3 | L -2.00 add LOW bc 8.5 dia 14.3",
    ],
    ["ADD 2.00\nOD +1.25\nOS +1.50", "R +1.25 add +2.00 | L +1.50 add +2.00"],
    ["OD - 2,75 OG - 1,50", "R -2.75 | L -1.50"],
    ["OD – 2,75", "R -2.75"],
    ["BCR 8.5 DIAM 14.2 PWR -3.00", "? -3.00 bc 8.5 dia 14.2"],
    ["OD -2,25 OI -1,75", "R -2.25 | L -1.75"],
    ["Sph -2.25 Cyl -0.75 180", "? -2.25 -0.75 x180"],
    ["R -2,25 -0,75 TABO 180", "R -2.25 -0.75 x180"],
    ["Dioptrie -2,75 Rayon 8,6", "? -2.75 bc 8.6"],
    ["Brechwert -2,75 BC 8,6", "? -2.75 bc 8.6"],
    ["SHP -2.25 CLY -0.75 AXS 180", "? -2.25 -0.75 x180"],
    ["PRW -2.75 BC 8.6", "? -2.75 bc 8.6"],
    ["Shpère -2,25", "? -2.25"],
    ["OD -3.00 SPH -0.75 CYL 180 AXIS", "rest: OD -3.00 SPH -0.75 CYL 180 AXIS"],
    ["OD -1.75 ADD HI (+2.50)", "R -1.75 add HIGH | rest: +2.50"],
    ["OD -2.25 x2 boxes", "R -2.25 | rest: x2 boxes"],
  ],
};

describe.each(Object.entries(texts))(
  "parsePrescription, texts that were once misread or refused: %s",
  (_, cases) => {
    it.each(cases)("%j", (text, meant) => {
      expect(said(text)).toBe(meant);
    });
  },
);
