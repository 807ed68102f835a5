import { describe, expect, it } from "vitest";
import { type Case, said } from "./said.fixture.ts";

/** What an optician would say to each of these texts. */
const texts: Readonly<Record<string, readonly Case[]>> = {
  "order of cylinder and axis": [
    ["OD -2.25 180° -0.75", "rest: OD -2.25 180° -0.75"],
    ["OD -2.25 180 -0.75", "rest: OD -2.25 180 -0.75"],
    ["OD (-0.75 x 180) -2.25", "R -2.25 -0.75 x180"],
  ],
  "boxes, mails and passes": [
    [
      "ACUVUE OASYS 1-DAY with HydraLuxe\nBC 8.5 DIA 14.3 D -3.25\nLOT L002ABC EXP 2027-08",
      "? -3.25 bc 8.5 dia 14.3 | rest: ACUVUE OASYS 1-DAY with HydraLuxe; LOT L002ABC EXP 2027-08",
    ],
    [
      "1-DAY ACUVUE MOIST MULTIFOCAL\nD -1.50 ADD LOW (+0.75 to +1.25) BC 8.4 DIA 14.3",
      "? -1.50 add LOW bc 8.4 dia 14.3 | rest: 1-DAY ACUVUE MOIST MULTIFOCAL; +0.75 to +1.25",
    ],
    [
      "BIOFINITY TORIC\nBC 8.7 DIA 14.5\nPWR -2.25\nCYL -0.75\nAXIS 180\nLOT 12345678\nEXP 2028/04",
      "? -2.25 -0.75 x180 bc 8.7 dia 14.5 | rest: BIOFINITY TORIC; LOT 12345678; EXP 2028/04",
    ],
    [
      "DAILIES TOTAL1® BC 8.5 DIA 14.1 PWR -4.50 90 lenses",
      "? -4.50 bc 8.5 dia 14.1 | rest: DAILIES TOTAL1®; 90 lenses",
    ],
    [
      "Biofinity multifocal BC 8.6 DIA 14.0 SPH -1.25 ADD +2.00 N",
      "? -1.25 add +2.00 N bc 8.6 dia 14.0 | rest: Biofinity multifocal",
    ],
    [
      "Air Optix plus HydraGlyde multifocal 8.6 14.2 +1.25 HI",
      "? bc 8.6 dia 14.2 | rest: Air Optix plus HydraGlyde multifocal; +1.25 HI",
    ],
    [
      "ULTRA BC 8.5 DIA 14.2 PWR −3.00 LOT W12345 EXP 2027/11",
      "? -3.00 bc 8.5 dia 14.2 | rest: ULTRA; LOT W12345 EXP 2027/11",
    ],
    [
      "MyDay daily disposable 8.4 14.2 -5.50 30 lenses",
      "? -5.50 bc 8.4 dia 14.2 | rest: MyDay daily disposable; 30 lenses",
    ],
    ["Proclear 8.6/14.2 -2.25", "? -2.25 bc 8.6 dia 14.2 | rest: Proclear"],
    ["BC 8.6/14.2 -2.25", "? -2.25 bc 8.6 | rest: 14.2"],
    ["8.6 14.2 -2.25", "? -2.25 bc 8.6 dia 14.2"],
    ["-2.25 / 8.6 / 14.2", "? -2.25 bc 8.6 dia 14.2"],
    [
      "Sehr geehrte Damen und Herren, ich brauche Linsen: rechts -2,25, links -1,75. Danke",
      "R -2.25 | L -1.75 | rest: Sehr geehrte Damen und Herren, ich brauche Linsen; Danke",
    ],
    [
      "Hi, can I order the same lenses as last time? Right -2.25, left -1.75, base curve 8.6. Thanks, Anna, tel +352 621 123 456",
      "R -2.25 bc 8.6 | L -1.75 bc 8.6 | rest: Hi, can I order the same lenses as last time?; Thanks, Anna, tel +352 621 123 456",
    ],
    [
      "Bonjour, OD : -2,25 ; OG : -1,75. Rayon 8,6 – diamètre 14,2. Merci",
      "R -2.25 bc 8.6 dia 14.2 | L -1.75 bc 8.6 dia 14.2 | rest: Bonjour; Merci",
    ],
    [
      "Ordonnance du 12/03/2026\nLentilles souples mensuelles\nOD : -2,25 (-0,75 à 180°)\nOG : -1,75 (-1,25 à 10°)\nRayon : 8,7 Diamètre : 14,5",
      "R -2.25 -0.75 x180 bc 8.7 dia 14.5 | L -1.75 -1.25 x10 bc 8.7 dia 14.5 | rest: Ordonnance du 12/03/2026; Lentilles souples mensuelles",
    ],
    ["Dr. Muller 12.05.2026 OD -2.25 OS -1.75", "R -2.25 | L -1.75 | rest: Dr. Muller 12.05.2026"],
    [
      "Order no. 4711 - 2 x Biofinity 6 pack\nRight eye: Power: -2.25, BC: 8.60, DIA: 14.00\nLeft eye: Power: -1.75, BC: 8.60, DIA: 14.00\nTotal: €56.00",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0 | rest: Order no. 4711 - 2 x Biofinity 6 pack; Total: €56.00",
    ],
    [
      "Rechtes Auge\nDioptrien: -2,25\nBasiskurve: 8,6\nDurchmesser: 14,0\nAnzahl: 2\nLinkes Auge\nDioptrien: -1,75\nBasiskurve: 8,6\nDurchmesser: 14,0\nAnzahl: 2",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0 | rest: Anzahl: 2; Anzahl: 2",
    ],
    [
      "Œil droit\nPuissance : -2,25\nRayon : 8,6\nDiamètre : 14,0\nQuantité : 2\nŒil gauche\nPuissance : -1,75\nRayon : 8,6\nDiamètre : 14,0\nQuantité : 2",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0 | rest: Quantité : 2; Quantité : 2",
    ],
    [
      "Right eye (OD)\nSphere (PWR) -2.25\nCylinder (CYL) -0.75\nAxis (AX) 180\nBase curve (BC) 8.7\nDiameter (DIA) 14.5",
      "R -2.25 -0.75 x180 bc 8.7 dia 14.5",
    ],
    [
      "R: sph -2,25 cyl -0,75 A 180° BK 8,7 DM 14,5; L: sph -1,75 cyl -1,25 A 10° BK 8,7 DM 14,5",
      "R -2.25 -0.75 x180 bc 8.7 dia 14.5 | L -1.75 -1.25 x10 bc 8.7 dia 14.5",
    ],
    [
      "Kontaktlinsenpass\nR  8,60  14,20  -2,25\nL  8,60  14,20  -1,75",
      "R -2.25 bc 8.6 dia 14.2 | L -1.75 bc 8.6 dia 14.2 | rest: Kontaktlinsenpass",
    ],
    [
      "Kontaktlinsenpass\nR BC 8,60 Ø 14,20 sph -2,25\nL BC 8,60 Ø 14,20 sph -1,75",
      "R -2.25 bc 8.6 dia 14.2 | L -1.75 bc 8.6 dia 14.2 | rest: Kontaktlinsenpass",
    ],
    ["RA: -2,25 sph, -0,75 cyl, 180 Achse", "rest: RA: -2,25 sph, -0,75 cyl, 180 Achse"],
    ["RA sph. -2,25 cyl. -0,75 A. 180 / LA sph. -1,75", "R -2.25 -0.75 x180 | L -1.75"],
    ["R -2,25 / L -1,75 / BC 8,6 / DIA 14,0", "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0"],
    ["R/L -2,25", "R -2.25 | L -2.25"],
    [
      "R -2.25 BC 8.6 DIA 14.0 / L -1.75 BC 8.6 DIA 14.0",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0",
    ],
    ["OD -2.25 8.6 14.2 OS -1.75 8.6 14.2", "R -2.25 bc 8.6 dia 14.2 | L -1.75 bc 8.6 dia 14.2"],
    ["right eye minus 2.25 left eye minus 1.75", "R -2.25 | L -1.75"],
    ["OD-2.25OS-1.75", "R -2.25 | L -1.75"],
    ["OD:-2.25OS:-1.75BC:8.6DIA:14.0", "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0"],
    ["sph r -2.25 sph l -1.75", "R -2.25 | L -1.75"],
    [
      "OD SPH -2,25 CYL -0,75 AXE 180 OG SPH -1,75 CYL -1,25 AXE 10 BC 8,7 DIA 14,5",
      "R -2.25 -0.75 x180 bc 8.7 dia 14.5 | L -1.75 -1.25 x10 bc 8.7 dia 14.5",
    ],
    [
      "OD -2.25 -0.75 180 OS -1.75 -1.25 10 BC 8.7 DIA 14.5",
      "R -2.25 -0.75 x180 bc 8.7 dia 14.5 | L -1.75 -1.25 x10 bc 8.7 dia 14.5",
    ],
    [
      "OD -2.25 -0.75 x 180, OS -1.75 -1.25 x 10, BC 8.7, DIA 14.5",
      "R -2.25 -0.75 x180 bc 8.7 dia 14.5 | L -1.75 -1.25 x10 bc 8.7 dia 14.5",
    ],
    [
      "OD: SPH -2.25 | CYL -0.75 | AXIS 180 | BC 8.7 | DIA 14.5\nOS: SPH -1.75 | CYL -1.25 | AXIS 10 | BC 8.7 | DIA 14.5",
      "R -2.25 -0.75 x180 bc 8.7 dia 14.5 | L -1.75 -1.25 x10 bc 8.7 dia 14.5",
    ],
    [
      "RIGHT EYE\tLEFT EYE\nPower\t-2.25\tPower\t-1.75\nBC\t8.6\tBC\t8.6",
      "R -2.25 bc 8.6 | L -1.75 bc 8.6",
    ],
    [
      "Right: -2.25/8.6/14.0, Left: -1.75/8.6/14.0",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0",
    ],
    ["OD -2.25 sph OS -1.75 sph BC 8.6", "R -2.25 bc 8.6 | L -1.75 bc 8.6"],
    ["OD S-2,25 C-0,75 x180 OG S-1,75", "R -2.25 -0.75 x180 | L -1.75"],
    ["Power -2.25 D.", "? -2.25"],
    ["-2.25D 8.6BC 14.2DIA", "rest: -2.25; 8.6BC 14.2DIA"],
    ["PWR. -2.25, B.C. 8.6, DIA. 14.2", "? -2.25 bc 8.6 dia 14.2"],
    ["BC=8.6 DIA=14.2 PWR=-2.25", "? -2.25 bc 8.6 dia 14.2"],
    ["BC 8.6mm DIA 14.2mm P -2.25D", "? -2.25 bc 8.6 dia 14.2"],
    ["O.D. -2.25 O.G. -1.75", "R -2.25 | L -1.75"],
    ["OD. -2,25. OG. -1,75.", "R -2.25 | L -1.75"],
    ["Rx: OD -2.25 OS -1.75", "R -2.25 | L -1.75 | rest: Rx"],
    ["R x -2.25", "rest: R x -2.25"],
    ["Stärke -2,25 bis -3,00", "rest: Stärke -2,25 bis -3,00"],
    ["Range -12.00 to +8.00", "rest: Range -12.00 to +8.00"],
    ["OD from -2.25 to -2.50", "rest: OD from -2.25 to -2.50"],
    ["OD -2.25 was -2.00", "rest: OD -2.25 was -2.00"],
    ["OD -2.25 (new -2.50)", "rest: OD -2.25 (new -2.50)"],
    ["OD -2.25 OS -1.75 old: OD -2.00 OS -1.50", "rest: OD -2.25 OS -1.75 old: OD -2.00 OS -1.50"],
  ],
};

describe.each(Object.entries(texts))(
  "parsePrescription, boxes, passes and mails: %s",
  (_, cases) => {
    it.each(cases)("%j", (text, meant) => {
      expect(said(text)).toBe(meant);
    });
  },
);
