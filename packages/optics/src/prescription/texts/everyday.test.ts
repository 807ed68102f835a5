import { describe, expect, it } from "vitest";
import { type Case, said } from "./said.fixture.ts";

/** What people type into a chat, copy from a page or speak into a telephone, and what an optician would say to it. */
const texts: Readonly<Record<string, readonly Case[]>> = {
  "eyes behind their values": [
    ["-1.75 left and -2.25 right", "R -2.25 | L -1.75"],
    [
      "-2,25 auf dem rechten Auge und -1,75 auf dem linken Auge",
      "R -2.25 | L -1.75 | rest: auf dem; auf dem",
    ],
    [
      "j'ai -2,25 pour l'oeil droit et -1,75 pour l'oeil gauche",
      "R -2.25 | L -1.75 | rest: j'ai; pour; pour",
    ],
    ["-2,25 (-0,75 à 180°) OD, -1,75 (-1,25 à 10°) OG", "R -2.25 -0.75 x180 | L -1.75 -1.25 x10"],
    ["-2,25 OD\n-1,75 OG", "R -2.25 | L -1.75"],
    ["plan OD, -1,00 OG", "R 0.00 | L -1.00"],
    ["-2,25 rechts, -1,75 links?", "rest: -2,25 rechts, -1,75 links?"],
    ["-2,25 droite, peut-être -1,75 gauche", "rest: -2,25 droite, peut-être -1,75 gauche"],
    ["-2,25 rechts oder -1,75 links", "rest: -2,25 rechts oder -1,75 links"],
    ["-2,25 rechts, -1,75 links, -2,00 neu", "rest: -2,25 rechts, -1,75 links, -2,00 neu"],
    ["-2.25 OS -1.75, OD", "rest: -2.25 OS -1.75, OD"],
    ["-0.75 x 180 OD, -1.25 x 10 OS", "rest: -0.75 x 180 OD, -1.25 x 10 OS"],
    ["Brille: -2,25 rechts, -1,75 links", "R -2.25 | L -1.75 | glasses: Brille"],
    ["-2,25 aux deux yeux", "R -2.25 | L -2.25 | rest: aux"],
  ],
  "both eyes": [
    ["les deux : -2,25", "R -2.25 | L -2.25"],
    ["2 Augen: -2,25", "R -2.25 | L -2.25"],
    ["cada olho -2,25", "R -2.25 | L -2.25"],
    ["OU -2.25 OS -1.75", "rest: OU -2.25 OS -1.75"],
    ["OU BC 8.6, OS BC 8.4", "rest: OU BC 8.6, OS BC 8.4"],
    ["right -2.25, left the same", "R -2.25 | L -2.25"],
    ["OD -2,25, OI igual", "R -2.25 | L -2.25"],
    ["R -2.25 (L same minus 0.50)", "R -2.25 | rest: L same minus 0.50"],
    ["OD -2.25 OS -1.75 both -0.75 x 180", "rest: OD -2.25 OS -1.75 both -0.75 x 180"],
  ],
  "words with another meaning": [
    ["vor einigen Jahren R -2,25 L -1,75", "rest: vor einigen Jahren R -2,25 L -1,75"],
    ["hace dos años OD -2,25", "rest: hace dos años OD -2,25"],
    ["no longer R -2.25", "rest: no longer R -2.25"],
    ["Rücksendung: R -2,25 L -1,75", "rest: Rücksendung: R -2,25 L -1,75"],
    ["R -2,25\nL -1,75\nRücksendung kostenlos", "R -2.25 | L -1.75 | rest: Rücksendung kostenlos"],
    ["LA CORRECTION EST -2,25", "rest: LA CORRECTION EST -2,25"],
    ["LA Sph -1,75 RA Sph -2,25", "R -2.25 | L -1.75"],
    ["I have 2 boxes left, -2.25", "rest: I have 2 boxes left, -2.25"],
    ["right -2.25 2 boxes left -1.75 2 boxes", "R -2.25 | L -1.75 | rest: 2 boxes; 2 boxes"],
    ["That's right: -2.25", "rest: That's right: -2.25"],
    ["All right, right -2.25, left -1.75", "R -2.25 | L -1.75"],
    ["R -2.25 EUR", "rest: R -2.25 EUR"],
    ["OD -2.25 é demais", "rest: OD -2.25 é demais"],
    ["can't see with R -2.25", "rest: can't see with R -2.25"],
  ],
  "spoken decimals": [
    ["OD -2 et demie OG -3", "L -3.00 | rest: OD -2 et demie"],
    ["right -2 and a half", "rest: right -2 and a half"],
    ["OD -2 y media", "rest: OD -2 y media"],
    ["rechts -2 Komma 75 links -1 Komma 5", "rest: rechts -2 Komma 75 links -1 Komma 5"],
    ["OD -2 dpt OG -3 dpt", "R -2.00 | L -3.00"],
  ],
  "counts and addresses": [
    [
      "Acuvue Oasys for Astigmatism 6L D -3.50 CYL -1.25 AX 010 BC 8.6 DIA 14.5",
      "? -3.50 -1.25 x10 bc 8.6 dia 14.5 | rest: Acuvue Oasys for Astigmatism 6L",
    ],
    ["R-2.25-0.75x180L-1.75-1.25x10", "R -2.25 -0.75 x180 | L -1.75 -1.25 x10"],
    ["2x6 -2.25 BC 8.6", "? -2.25 bc 8.6 | rest: 2x6"],
    ["OD 2 x 10 -0.75", "rest: OD 2 x 10 -0.75"],
    ["OD -2,25 -0,75 (x 9)", "R -2.25 -0.75 x9 | glasses: 9"],
    ["R -2,25 / 2x L -1,75", "R -2.25 | L -1.75 | rest: 2x"],
    [
      "OD -2,25\nOG -1,75\n12 rue de la Gare, L-7535 Mersch",
      "R -2.25 | L -1.75 | rest: 12 rue de la Gare, L-7535 Mersch",
    ],
  ],
  "markup, chats and cells": [
    ["OD&nbsp;: &minus;2,25<br>OG&nbsp;: &minus;1,75", "R -2.25 | L -1.75"],
    ["OD &lt; -2.25", "rest: OD < -2.25"],
    ["*Right:* *-2.25* *Left:* *-1.75*", "R -2.25 | L -1.75"],
    ["OD -2.25 -0.75 *180 OS -1.75 -1.25 *10", "R -2.25 -0.75 x180 | L -1.75 -1.25 x10"],
    ['OD,"-2,25","-0,75",180\nOG,"-1,75","-1,25",10', "R -2.25 -0.75 x180 | L -1.75 -1.25 x10"],
    [
      '"Eye","Power","BC","DIA"\n"R","-2.25","8.6","14.0"\n"L","-1.75","8.6","14.0"',
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0",
    ],
    [
      "Type BC DIA SPH CYL AX\nR Biofinity Toric 8.7 14.5 -2.25 -0.75 180\nL Biofinity Toric 8.7 14.5 -1.75 -1.25 10",
      "R -2.25 -0.75 x180 bc 8.7 dia 14.5 | L -1.75 -1.25 x10 bc 8.7 dia 14.5 | rest: Type BC DIA SPH CYL AX; R Biofinity Toric; L Biofinity Toric",
    ],
  ],
  "spelling, designs and additions": [
    ["dx -2,25 sx -1,75", "R -2.25 | L -1.75"],
    ["rigth -2.25 lft -1.75", "R -2.25 | L -1.75"],
    [
      "Biofinity MF BC 8.6 DIA 14.0 PWR +1.00 ADD +2.00N",
      "? +1.00 add +2.00 N bc 8.6 dia 14.0 | rest: Biofinity MF",
    ],
    ["R +1.00 ADD 2.5D", "rest: R +1.00 ADD 2.5D"],
    [
      "R -3.00 ADD HIGH (2.00-2.50) L -2.75 ADD HIGH (2.00-2.50)",
      "R -3.00 add HIGH | L -2.75 add HIGH | rest: 2.00-2.50; 2.00-2.50",
    ],
    ["OD +1,00 Add haute OG +1,25 Add basse", "R +1.00 add HIGH | L +1.25 add LOW"],
    ["OD (180°, -0,75) -2,25", "R -2.25 -0.75 x180"],
  ],
  "spoiled neighbours and cells": [
    ["OD -4.25 ~OG +4.00", "rest: OD -4.25 ~OG +4.00"],
    ["ADD HIGH?\nright +4.25", "rest: ADD HIGH?; right +4.25"],
    ["OD -4,25 OS -3,00 ADD HIGH zu stark", "rest: OD -4,25 OS -3,00 ADD HIGH zu stark"],
    ["Linkes Auge: -7.25\nØ: 14.3 (à vérifier)", "rest: -7.25; Ø: 14.3 (à vérifier)"],
    ["about PWR -2.25", "rest: about PWR -2.25"],
    ["OD -2.25 / -l.75 / 180", "rest: OD -2.25 / -l.75 / 180"],
    ["OD -2.25 -Z.75 x 180", "rest: OD -2.25 -Z.75 x 180"],
    [
      "-l0.00 -0.25 x 10 right, -0.25 -0.25 x 10 left",
      "L -0.25 -0.25 x10 | rest: l0.00 -0.25 x 10 right",
    ],
    ["7,75 OD, -7,00 OG", "rest: 7,75 OD, -7,00 OG"],
    [
      "Cyl.: R -0.75 L 0,25\nSph: R -2.25 L -1.75",
      "rest: Cyl.: R -0.75 L 0,25; Sph: R -2.25 L -1.75",
    ],
    ["ADD: R LOW L HIGH\nPWR: R -2.25 L -1.75", "R -2.25 add LOW | L -1.75 add HIGH"],
    ["PWR: R 6.00 L -1.25", "L -1.25 | rest: PWR: R 6.00"],
    [";OD;OS\nPWR;-2,25;-1,75\nBC;8,6;8,6", "R -2.25 bc 8.6 | L -1.75 bc 8.6"],
    ["Right (OD)\tLeft (OS)\nPWR\t-2.25\t-1.75", "R -2.25 | L -1.75"],
    [
      "Eye,PWR,CYL,AX,BC\nR,-2.25,-0.75,90,8.60\nL,-1.75,-1.25,10,8.60",
      "R -2.25 -0.75 x90 bc 8.6 | L -1.75 -1.25 x10 bc 8.6",
    ],
    ["AXIS 060 Menge: 2 CYL -0.75 PWR -2.25", "? -2.25 -0.75 x60 | rest: Menge: 2"],
    ["BC 8,b PWR -2.25", "? -2.25 | rest: BC 8,b"],
    ["DIA 13 ,80 PWR -2.25", "rest: DIA 13 ,80 PWR -2.25"],
    ["what's left: -2.50", "rest: what's left: -2.50"],
    ["SPH ADD\nR +1.00 2.00\nL +1.25 2 00", "R +1.00 add +2.00 | rest: L +1.25 2 00"],
  ],
};

describe.each(Object.entries(texts))("parsePrescription, everyday texts: %s", (_, cases) => {
  it.each(cases)("%j", (text, meant) => {
    expect(said(text)).toBe(meant);
  });
});
