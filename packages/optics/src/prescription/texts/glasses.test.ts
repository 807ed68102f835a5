import { describe, expect, it } from "vitest";
import { type Case, said } from "./said.fixture.ts";

/** What an optician would say to each of these texts. */
const texts: Readonly<Record<string, readonly Case[]>> = {
  glasses: [
    ["OD -6.00 OS -5.50 PD 63", "R -6.00 | L -5.50 | glasses: PD 63"],
    ["R -6,00 L -5,50 PD: 31,5/32", "R -6.00 | L -5.50 | glasses: PD: 31,5/32"],
    [
      "OD -6,00 OG -5,50 écart pupillaire 63",
      "R -6.00 | L -5.50 | glasses: pupillaire 63 | rest: écart",
    ],
    ["OD -2.25 OS -1.75 HSA 12 mm", "R -2.25 | L -1.75 | glasses: HSA 12"],
    ["OD -2,25 2^ BI", "R -2.25 | glasses: 2^ BI"],
    ["OD -2.25 prism 1.5 base out", "R -2.25 | glasses: prism 1.5 base | rest: out"],
    [
      "Brillenpass R sph -2,25 cyl -0,75 A 180 L sph -1,75",
      "R -2.25 -0.75 x180 | L -1.75 | glasses: Brillenpass",
    ],
    ["écart 63 OD -2,25 OG -1,75", "R -2.25 | L -1.75 | glasses: écart 63"],
    ["Fassung 52-18 R -2,25 L -1,75", "R -2.25 | L -1.75 | glasses: Fassung 52 | rest: -18"],
    ["Einstärkengläser R -2,25 L -1,75", "R -2.25 | L -1.75 | glasses: Einstärkengläser"],
    ["Augenglasverordnung R -2,25", "R -2.25 | glasses: Augenglasverordnung"],
    ["Fernbrille: R -2,25 L -1,75", "R -2.25 | L -1.75 | glasses: Fernbrille"],
    ["Lesebrille R +2,25 L +2,00", "R +2.25 | L +2.00 | glasses: Lesebrille"],
    ["OD -2.25 OS -1.75 index 1.67", "R -2.25 | L -1.75 | glasses: index 1.67"],
    ["R -2,25 L -1,75 Brechungsindex 1,6", "R -2.25 | L -1.75 | glasses: Brechungsindex 1,6"],
    [
      "Verres progressifs indice 1,67 OD -2,25 OG -1,75 add 2,00",
      "R -2.25 add +2.00 | L -1.75 add +2.00 | glasses: Verres progressifs indice 1,67",
    ],
    [
      "VL: OD -2,25 OG -1,75\nVP: OD +0,25 OG +0,75",
      "glasses: VL; VP | rest: OD -2,25 OG -1,75; OD +0,25 OG +0,75",
    ],
    [
      "Ferne R -2,25 L -1,75\nNähe R +0,25 L +0,75",
      "glasses: Ferne; Nähe | rest: R -2,25 L -1,75; R +0,25 L +0,75",
    ],
    [
      "Distance: OD -2.25 OS -1.75\nNear: OD +0.25 OS +0.75",
      "glasses: Distance; Near | rest: OD -2.25 OS -1.75; OD +0.25 OS +0.75",
    ],
    ["R -2,25 Visus 1,0 L -1,75 Visus 1,0", "R -2.25 | L -1.75 | glasses: Visus 1,0"],
    ["OD -2.25 20/20 OS -1.75 20/20", "R -2.25 | L -1.75 | glasses: 20/20"],
    ["OD -2.25 OS -1.75 distance", "R -2.25 | L -1.75 | glasses: distance"],
    [
      "Ø 65/70 R -2,25 L -1,75 Entspiegelung",
      "R -2.25 | L -1.75 | glasses: Ø 65/70; Entspiegelung",
    ],
    ["R -2,25 L -1,75 Durchmesser 65", "R -2.25 | L -1.75 | glasses: Durchmesser 65"],
    [
      "OD -2,25 OG -1,75 verres anti-reflet",
      "R -2.25 | L -1.75 | glasses: verres; reflet | rest: anti",
    ],
    ["OD -2.25 -0.75 x 175 OS -1.75", "R -2.25 -0.75 x175 | L -1.75 | glasses: 175"],
    ["OD -2.25 -0.75 x 175 BC 8.6 DIA 14.5", "R -2.25 -0.75 x175 bc 8.6 dia 14.5"],
    ["Biofinity Toric OD -2.25 -0.75 x 175", "R -2.25 -0.75 x175 | rest: Biofinity Toric"],
    ["OD +1.25 OS +1.50 ADD +2.25", "R +1.25 add +2.25 | L +1.50 add +2.25 | glasses: +2.25"],
    ["OD +1.25 OS +1.50 ADD +2.00", "R +1.25 add +2.00 | L +1.50 add +2.00"],
    ["OD -3.00 DNP 31,5", "R -3.00 | glasses: DNP 31,5"],
    ["OD -3.00 -1.00 x 90 VD 12", "R -3.00 -1.00 x90 | glasses: VD 12"],
    [
      "Prescription for spectacles OD -2.25 OS -1.75",
      "R -2.25 | L -1.75 | glasses: spectacles | rest: Prescription for",
    ],
    ["óculos OD -2,25 OE -1,75", "R -2.25 | L -1.75 | glasses: óculos"],
    ["gafas OD -2,25 OI -1,75", "R -2.25 | L -1.75 | glasses: gafas"],
    ["bril R -2,25 L -1,75", "R -2.25 | L -1.75 | glasses: bril"],
    ["Brëller R -2,25 L -1,75", "R -2.25 | L -1.75 | rest: Brëller"],
    ["lunettes de vue: OD -2,25 OG -1,75", "R -2.25 | L -1.75 | glasses: lunettes | rest: de vue"],
    ["CR39 OD -2.25", "R -2.25 | glasses: CR39"],
    ["OD -2,25 (-0,75 à 5°) OG -1,75", "R -2.25 -0.75 x5 | L -1.75 | glasses: 5°"],
  ],
  "lenses: no alarm": [
    [
      "Kontaktlinsenpass R BC 8.6 DIA 14.0 sph -2,25 L BC 8.6 DIA 14.0 sph -1,75 Visus 1,0",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0 | rest: Kontaktlinsenpass; Visus 1,0",
    ],
    ["Kontaktlinsen R -2,25 L -1,75", "R -2.25 | L -1.75 | rest: Kontaktlinsen"],
    ["lentilles OD -2,25 OG -1,75", "R -2.25 | L -1.75 | rest: lentilles"],
    ["verres de contact OD -2,25 OG -1,75", "R -2.25 | L -1.75 | rest: verres de contact"],
    [
      "Acuvue Oasys for Astigmatism OD -2.25 -0.75 x 180 BC 8.6 DIA 14.5",
      "R -2.25 -0.75 x180 bc 8.6 dia 14.5 | rest: Acuvue Oasys for Astigmatism",
    ],
    [
      "Optik Meier - Brillen & Kontaktlinsen\nR: BC 8.6 DIA 14.0 PWR -2.25\nL: BC 8.6 DIA 14.0 PWR -1.75",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0 | rest: Optik Meier - Brillen & Kontaktlinsen",
    ],
    [
      "Biofinity Multifocal OD -2.25 ADD +2.00 D OS -1.75 ADD +2.00 N",
      "R -2.25 add +2.00 D | L -1.75 add +2.00 N | rest: Biofinity Multifocal",
    ],
    [
      "Ordonnance lentilles de contact OD -2,25 OG -1,75 R 8,6 Ø 14,2 AV 10/10",
      "R -2.25 bc 8.6 dia 14.2 | L -1.75 bc 8.6 dia 14.2 | rest: Ordonnance lentilles de contact; AV 10/10",
    ],
    [
      "Design: N (near) ADD +2.00 PWR -1.00 BC 8.6 DIA 14.0",
      "? -1.00 add +2.00 N bc 8.6 dia 14.0 | rest: near",
    ],
    [
      "contact lenses: OD -2.25 OS -1.75, distance",
      "R -2.25 | L -1.75 | rest: contact lenses; distance",
    ],
    ["glasses: -2.25", "glasses: glasses | rest: -2.25"],
    [
      "Brille R -8,50 L -9,00 kann ich Kontaktlinsen bestellen?",
      "R -8.50 | L -9.00 | glasses: Brille | rest: kann ich Kontaktlinsen bestellen?",
    ],
    [
      "my glasses OD -6.00 OS -5.50 BC 8.6 DIA 14.0",
      "R -6.00 bc 8.6 dia 14.0 | L -5.50 bc 8.6 dia 14.0 | glasses: glasses | rest: my",
    ],
    [
      "DK/t 160 UV 38% PWR -2.75 BC 8.6 DIA 14.0",
      "? -2.75 bc 8.6 dia 14.0 | rest: DK/t 160 UV 38%",
    ],
    [
      "BC 8.6 DIA 14.0 PWR -2.75 EXP 10/2027 LOT 1234567",
      "? -2.75 bc 8.6 dia 14.0 | rest: EXP 10/2027 LOT 1234567",
    ],
    ["BC 8.6 DIA 14.0 PWR -2.75 REF 10/10", "? -2.75 bc 8.6 dia 14.0 | rest: REF 10/10"],
    ["DIA 14.2 BC 8.5 P -2.75 N 1234", "? -2.75 bc 8.5 dia 14.2 | rest: N 1234"],
  ],
};

describe.each(Object.entries(texts))("parsePrescription, glasses and lenses: %s", (_, cases) => {
  it.each(cases)("%j", (text, meant) => {
    expect(said(text)).toBe(meant);
  });
});
