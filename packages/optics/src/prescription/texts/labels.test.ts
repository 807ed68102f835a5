import { describe, expect, it } from "vitest";
import { type Case, said } from "./said.fixture.ts";

/** What an optician would say to each of these texts. */
const texts: Readonly<Record<string, readonly Case[]>> = {
  labels: [
    ["Esf -2,25 Cil -0,75 Eje 180", "? -2.25 -0.75 x180"],
    ["OD Esf. -2,25 Cil. -0,75 Eixo 180 OE Esf. -1,75", "R -2.25 -0.75 x180 | L -1.75"],
    ["Sf -2,25 cil -0,75 asse 180", "? -2.25 -0.75 x180"],
    ["OD sfera -2,25 cil -0,75 ax 180; OS sfera -1,75", "R -2.25 -0.75 x180 | L -1.75"],
    ["R sferisch -2,25 cil -0,75 as 180", "R -2.25 -0.75 x180"],
    ["Sterkte -2,25 Basiscurve 8,6 Diameter 14,2", "? -2.25 bc 8.6 dia 14.2"],
    ["Poder -2,75 CB 8,6 DIA 14,0", "? -2.75 bc 8.6 dia 14.0"],
    ["Raio 8,6 Diâmetro 14,0 Potência -2,75", "? -2.75 bc 8.6 dia 14.0"],
    ["Radio base 8,6 Diámetro 14,2 Potencia -2,75", "? -2.75 bc 8.6 dia 14.2"],
    ["RC 8,6 DIA 14,2 PUI -2,75", "? -2.75 bc 8.6 dia 14.2"],
    ["Puiss. -2,75 Ray. 8,6 Diam. 14,2", "? -2.75 bc 8.6 dia 14.2"],
    [
      "Correction : -2,75 D Rayon de courbure : 8,6 mm Diamètre : 14,0 mm",
      "? -2.75 bc 8.6 dia 14.0",
    ],
    [
      "Sphère (SPH) : -2,25 Cylindre (CYL) : -0,75 Axe (AX) : 180 Rayon (BC) : 8,7 Diamètre (DIA) : 14,5",
      "? -2.25 -0.75 x180 bc 8.7 dia 14.5",
    ],
    ["Power (PWR): -2.75, Base Curve (BC): 8.6, Diameter (DIA): 14.0", "? -2.75 bc 8.6 dia 14.0"],
    [
      "Basiskurve (BC/BK): 8,6 Durchmesser (DM): 14,2 Sphäre (SPH/D): -2,75",
      "? -2.75 bc 8.6 dia 14.2",
    ],
    ["BK 8,6 DM 14,2 D -2,75", "? -2.75 bc 8.6 dia 14.2"],
    ["Dpt. -2,75 BC 8,6 DIA 14,2", "? -2.75 bc 8.6 dia 14.2"],
    ["Dioptrien: -2,75", "? -2.75"],
    ["-2,75 Dioptrien", "? -2.75"],
    ["Sphäre (dpt): -2,75 Zylinder (dpt): -0,75 Achse (°): 180", "? -2.75 -0.75 x180"],
    ["AXE : 180° CYL : -0,75 SPH : -2,25", "? -2.25 -0.75 x180"],
    ["180° (-0,75) -2,25", "? -2.25 -0.75 x180"],
    ["OD (180° -0,75) -2,25", "R -2.25 -0.75 x180"],
    ["OD (-0,75 180°) -2,25", "R -2.25 -0.75 x180"],
    ["OD -2,25 (-0,75) 180°", "R -2.25 -0.75 x180"],
    ["OD -2,25(-0,75)180", "R -2.25 -0.75 x180"],
    ["OD -2.25/-0.75/180", "R -2.25 -0.75 x180"],
    ["OD -2.25 x 180 / -0.75", "rest: OD -2.25 x 180 / -0.75"],
    ["OD axe 180 cyl -0,75 sph -2,25", "R -2.25 -0.75 x180"],
    ["OD -2.25 cyl 0.00 ax 0", "R -2.25"],
    ["OD -2.25 0.00 0", "R -2.25 | rest: 0.00 0"],
    ["OD -2.25 / 0.00 / 000", "R -2.25 | rest: 0.00 / 000"],
    ["OD Sph -2.25 Cyl 0", "R -2.25"],
    ["OD Sph -2.25 Cyl - Axe -", "R -2.25"],
    ["OD Sph -2.25 Cyl 0.75 Axe 180", "rest: OD Sph -2.25 Cyl 0.75 Axe 180"],
    ["OD -2.25 C -0.75 X 180", "R -2.25 -0.75 x180"],
    ["OD -2.25 -0.75 * 180", "R -2.25 -0.75 x180"],
    ["minus 2.25", "? -2.25"],
    ["OD moins 2,25", "R -2.25"],
    ["OD neutre OG -1,00", "R 0.00 | L -1.00"],
    ["OD plano OS -1.00", "R 0.00 | L -1.00"],
    ["OD PL -0.75 x 90", "R 0.00 -0.75 x90"],
    ["S-2.25 C-0.75 A180", "? -2.25 -0.75 x180"],
    ["sph:-2.25;cyl:-0.75;ax:180", "? -2.25 -0.75 x180"],
    ['{"sph":"-2.25","cyl":"-0.75","axis":"180"}', "? -2.25 -0.75 x180"],
  ],
};

describe.each(Object.entries(texts))(
  "parsePrescription, labels in several languages: %s",
  (_, cases) => {
    it.each(cases)("%j", (text, meant) => {
      expect(said(text)).toBe(meant);
    });
  },
);
