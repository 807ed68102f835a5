import { describe, expect, it } from "vitest";
import { type Case, said } from "./said.fixture.ts";

/** What an optician would say to each of these texts. */
const texts: Readonly<Record<string, readonly Case[]>> = {
  "orders of many shops": [
    [
      "LensNow: Biofinity (3 Stk) DIA 14,0 BC 8,6 PWR -2,25 Rechts",
      "rest: LensNow: Biofinity (3 Stk) DIA 14,0 BC 8,6 PWR -2,25 Rechts",
    ],
    [
      "Optik-Shop Bestellung #10023\nBiofinity 6er\nRechts: DPT -2,25 BC 8,6 DIA 14,0 Menge: 1\nLinks: DPT -1,75 BC 8,6 DIA 14,0 Menge: 1",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0 | rest: Optik-Shop Bestellung #10023; Biofinity 6er; Menge: 1; Menge: 1",
    ],
    [
      "Linse rechts: SPH -2,25 ZYL -0,75 ACHSE 180 RAD 8,7 DIA 14,5",
      "R -2.25 -0.75 x180 dia 14.5 | rest: Linse; RAD 8,7",
    ],
    [
      "Œil droit (OD) : Sphère -2,25 / Cylindre -0,75 / Axe 180° / Rayon 8,7 / Diamètre 14,5\nŒil gauche (OG) : Sphère -1,75 / Cylindre -1,25 / Axe 10° / Rayon 8,7 / Diamètre 14,5",
      "R -2.25 -0.75 x180 bc 8.7 dia 14.5 | L -1.75 -1.25 x10 bc 8.7 dia 14.5",
    ],
    [
      "Right Eye (OD) | Power -2.25 | BC 8.6 | DIA 14.0 | Boxes 2\nLeft Eye (OS) | Power -1.75 | BC 8.6 | DIA 14.0 | Boxes 2",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0 | rest: Boxes 2; Boxes 2",
    ],
    [
      "Ojo derecho (OD): Potencia -2,25, Radio 8,6, Diámetro 14,0\nOjo izquierdo (OI): Potencia -1,75, Radio 8,6, Diámetro 14,0",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0",
    ],
    [
      "OD: Esférico -2,25 Cilindro -0,75 Eje 180\nOI: Esférico -1,75",
      "R -2.25 -0.75 x180 | L -1.75",
    ],
    [
      "OD: Esfera -2,25 CB 8,6 Diâm 14,0\nOE: Esfera -1,75 CB 8,6 Diâm 14,0",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0",
    ],
    [
      "Occhio DX: sfera -2,25 cilindro -0,75 asse 180 raggio 8,6\nOcchio SX: sfera -1,75",
      "R -2.25 -0.75 x180 bc 8.6 | L -1.75",
    ],
    [
      "Rechteroog: sterkte -2,25 basiscurve 8,6 diameter 14,0\nLinkeroog: sterkte -1,75 basiscurve 8,6 diameter 14,0",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0",
    ],
    ["Rietst A: -2,25\nLénkst A: -1,75", "R -2.25 | L -1.75"],
    [
      "Droite : -2,25 ; gauche : -1,75 ; R : 8,6 ; Ø : 14,2",
      "R -2.25 bc 8.6 dia 14.2 | L -1.75 bc 8.6 dia 14.2",
    ],
    [
      "Même correction pour les deux yeux : -2,25",
      "R -2.25 | L -2.25 | rest: Même correction pour les",
    ],
    [
      "Gleiche Werte für beide Augen: Stärke -2,25 BC 8,6 DIA 14,2",
      "R -2.25 bc 8.6 dia 14.2 | L -2.25 bc 8.6 dia 14.2 | rest: Gleiche Werte für",
    ],
    [
      "Same for both eyes: -2.25, BC 8.6, DIA 14.2",
      "R -2.25 bc 8.6 dia 14.2 | L -2.25 bc 8.6 dia 14.2 | rest: Same for",
    ],
    ["R und L: -2,25", "R -2.25 | L -2.25"],
    ["rechts und links je -2,25", "R -2.25 | L -2.25 | rest: je"],
    ["right and left -2.25", "R -2.25 | L -2.25"],
    ["OD et OG -2,25 R 8,6 Ø 14,2", "R -2.25 bc 8.6 dia 14.2 | L -2.25 bc 8.6 dia 14.2"],
    ["OD/OG -2,25 BC 8,6", "R -2.25 bc 8.6 | L -2.25 bc 8.6"],
    [
      "R: -2.25\n\nL: -1.75\n\nBC: 8.6\n\nDIA: 14.2",
      "R -2.25 bc 8.6 dia 14.2 | L -1.75 bc 8.6 dia 14.2",
    ],
    ["R:-2.25 L:-1.75 ADD:LOW", "R -2.25 add LOW | L -1.75 add LOW"],
    ["R -1.00 ADD MED L -1.25 ADD MED", "R -1.00 add MID | L -1.25 add MID"],
    ["R +1.50 Add High D / L +1.25 Add High N", "R +1.50 add HIGH D | L +1.25 add HIGH N"],
    ["Add 1.5 OD -2.00 OS -2.25", "R -2.00 add +1.50 | L -2.25 add +1.50"],
    ["OD +2.00 ADD 2.00", "R +2.00 add +2.00"],
    ["OD PWR +2.00 ADD +2.00 / OS PWR +1.75 ADD +2.00", "R +2.00 add +2.00 | L +1.75 add +2.00"],
    ["OD: +0.50 ADD: +1.50 (MED)", "rest: OD: +0.50 ADD: +1.50 (MED)"],
    ["1 box R -2.25 and 1 box L -1.75", "R -2.25 | L -1.75 | rest: 1 box; and 1 box"],
    ["One box of -2.25 for right eye", "rest: One box of -2.25 for right"],
    ["-2.25 rechts, -1.75 links", "R -2.25 | L -1.75"],
    ["(R) -2.25 (L) -1.75", "R -2.25 | L -1.75"],
    ["[OD] -2.25 [OS] -1.75", "R -2.25 | L -1.75"],
    ["OD) -2.25 OS) -1.75", "R -2.25 | L -1.75"],
    ["R. -2,25 L. -1,75", "R -2.25 | L -1.75"],
    ["R.: -2,25 L.: -1,75", "R -2.25 | L -1.75"],
    ["Re: -2,25\nLi: -1,75", "R -2.25 | L -1.75"],
    ["RE:-2,25/LE:-1,75", "R -2.25 | L -1.75"],
    ["Re: Ihre Bestellung\nPWR -2.75 BC 8.6", "? -2.75 bc 8.6 | rest: Re: Ihre Bestellung"],
    ["RA:-2,25 LA:-1,75 BC:8,6", "R -2.25 bc 8.6 | L -1.75 bc 8.6"],
    ["rechtes auge minus 2,25", "R -2.25"],
    [
      "od: sph -2,25 | os: sph -1,75 | bc 8,6 | dia 14,0",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0",
    ],
    [
      "OD sph: -2.25, cyl: -0.75, axis: 180; BC: 8.7; DIA: 14.5; OS sph: -1.75, cyl: -1.25, axis: 10; BC: 8.7; DIA: 14.5",
      "R -2.25 -0.75 x180 bc 8.7 dia 14.5 | L -1.75 -1.25 x10 bc 8.7 dia 14.5",
    ],
    [
      "OD\n  SPH: -2.25\n  CYL: -0.75\n  AX: 180\n  BC: 8.7\n  DIA: 14.5\nOS\n  SPH: -1.75\n  CYL: -1.25\n  AX: 10\n  BC: 8.7\n  DIA: 14.5",
      "R -2.25 -0.75 x180 bc 8.7 dia 14.5 | L -1.75 -1.25 x10 bc 8.7 dia 14.5",
    ],
    ["Power\tBC\tDIA\n-2.25\t8.6\t14.0", "? -2.25 bc 8.6 dia 14.0"],
    ["PWR|BC|DIA\n-2.25|8.6|14.0", "? -2.25 bc 8.6 dia 14.0"],
    ["D    BC   DIA\n-2.25 8.6 14.0", "? -2.25 bc 8.6 dia 14.0"],
    [
      "S C A\nOD -2.25 -0.75 180\nOS -1.75 -1.25 10",
      "R -2.25 -0.75 x180 | L -1.75 -1.25 x10 | rest: S C A",
    ],
    [
      "L  S -1,75  C -1,25  A 10\nR  S -2,25  C -0,75  A 180",
      "R -2.25 -0.75 x180 | L -1.75 -1.25 x10",
    ],
    ["PWR -2.75\nPWR -2.75", "? -2.75"],
    ["-2.75\n8.6\n14.0", "? -2.75 | rest: 8.6; 14.0"],
    ["R -2.25\nR -2.50", "rest: R -2.25; R -2.50"],
    ["OD -2.25 OD -2.50 OS -1.75", "L -1.75 | rest: OD -2.25 OD -2.50"],
    [
      "OD sph -2.25 cyl -0.75 axis 180 sph -2.00",
      "rest: OD sph -2.25 cyl -0.75 axis 180 sph -2.00",
    ],
    ["OD -2.25 OS -1.75 BC R 8.6 L 8.4", "R -2.25 bc 8.6 | L -1.75 bc 8.4"],
    ["OD BC 8.6 -2.25 OS BC 8.4 -1.75", "R -2.25 bc 8.6 | L -1.75 bc 8.4"],
    ["OD -2.25 BC 8.6 OS -1.75 BC 8.4 DIA 14.0", "R -2.25 bc 8.6 | L -1.75 bc 8.4 dia 14.0"],
    ["OD -2.25, DIA 14.0; OS -1.75, BC 8.6", "R -2.25 dia 14.0 | L -1.75 bc 8.6"],
  ],
  "whole prescriptions and mails": [
    ["OD\t-2.25\t-0.75\t180\nOS\t-1.75\t-1.25\t10", "R -2.25 -0.75 x180 | L -1.75 -1.25 x10"],
    [
      "Eye\tSPH\tCYL\tAXIS\tBC\tDIA\nOD\t-2.25\t\t\t8.6\t14.0\nOS\t-1.75\t\t\t8.6\t14.0",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0",
    ],
    [
      "OD: -2.25 -0.75 X 180\nOS: -1.75 -1.25 X 010\nBC: 8.6 DIA: 14.5\nBrand: Acuvue Oasys for Astigmatism\nExpires: 05/31/2027",
      "R -2.25 -0.75 x180 bc 8.6 dia 14.5 | L -1.75 -1.25 x10 bc 8.6 dia 14.5 | rest: Brand: Acuvue Oasys for Astigmatism; Expires: 05/31/2027",
    ],
    [
      "Name: Anna Muster, geb. 12.05.1980\nRA: sph -2,25 cyl -0,75 A 180\nLA: sph -1,75\nKL: Biofinity Toric BC 8,7 DIA 14,5",
      "R -2.25 -0.75 x180 bc 8.7 dia 14.5 | L -1.75 bc 8.7 dia 14.5 | rest: Name: Anna Muster, geb. 12.05.1980; KL: Biofinity Toric",
    ],
    ["VD -2,25 VG -1,75", "rest: VD -2,25 VG -1,75"],
    ["Oeil D : -2,25 / Oeil G : -1,75", "R -2.25 | L -1.75"],
    ["O.D.: -2,25 O.G.: -1,75 Ø 14,2 R 8,6", "R -2.25 bc 8.6 dia 14.2 | L -1.75 bc 8.6 dia 14.2"],
    [
      "OD -2,25 OG -1,75 ; ADD +2,00 ; Biofinity Multifocal ; OD = D ; OG = N",
      "R -2.25 | L -1.75 add +2.00 | rest: Biofinity Multifocal ; OD = D ; OG = N",
    ],
    ["R +1.00 ADD +2.00 D\nL +1.25 ADD +2.00 N", "R +1.00 add +2.00 D | L +1.25 add +2.00 N"],
    ["Dominant eye right", "rest: Dominant"],
    ["Power: -2.25\nPower: -1.75", "rest: Power: -2.25; Power: -1.75"],
    ["PWR -2.25 BC 8.6 DIA 14.0\nPWR -2.25 BC 8.6 DIA 14.0", "? -2.25 bc 8.6 dia 14.0"],
    [
      "PWR -2.25 BC 8.6 DIA 14.0\nPWR -1.75 BC 8.6 DIA 14.0",
      "? bc 8.6 dia 14.0 | rest: PWR -2.25; PWR -1.75",
    ],
    [
      "R PWR -2.25 BC 8.6 DIA 14.0\nL PWR -1.75 BC 8.6 DIA 14.0",
      "R -2.25 bc 8.6 dia 14.0 | L -1.75 bc 8.6 dia 14.0",
    ],
    ["2 x R PWR -2.25, 2 x L PWR -1.75", "R -2.25 | L -1.75 | rest: 2 x; 2 x"],
    ["OD -2.25 (2), OS -1.75 (2)", "R -2.25 | L -1.75 | rest: 2; 2"],
    ["Links: -1,75 | Rechts: -2,25 | BC: 8,6", "R -2.25 bc 8.6 | L -1.75 bc 8.6"],
    ["Ich trage links -1,75 und rechts -2,25", "R -2.25 | L -1.75 | rest: Ich trage"],
    ["je porte -2,25 à droite et -1,75 à gauche", "R -2.25 | L -1.75 | rest: je porte"],
    [
      "I wear -2.25 in my right eye and -1.75 in my left",
      "R -2.25 | L -1.75 | rest: I wear; my; my",
    ],
    ["both -2.25", "R -2.25 | L -2.25"],
    ["-2,25 auf beiden Augen", "R -2.25 | L -2.25 | rest: auf"],
    ["-2.25 in both eyes", "R -2.25 | L -2.25"],
    ["beide -2,25", "R -2.25 | L -2.25"],
    ["R&L -2,25", "R -2.25 | L -2.25"],
    ["R: -2,25 L: wie rechts", "R -2.25 | L -2.25 | rest: rechts"],
    ["OD -2,25 OG pareil", "R -2.25 | L -2.25"],
    ["OD -2,25, OG identique", "R -2.25 | L -2.25"],
    ["OD -2.25 OS id.", "R -2.25 | L -2.25"],
    [
      "OD -2.25 -0.75 x 180 OS same BC 8.6 DIA 14.5",
      "R -2.25 -0.75 x180 bc 8.6 dia 14.5 | L -2.25 -0.75 x180 bc 8.6 dia 14.5",
    ],
    ["OD -2 75 OG idem", "rest: OD -2 75 OG idem"],
    ["OD -2,75 OG 〃", "R -2.75 | L -2.75"],
    ['R -2,25\nL -"-', 'R -2.25 | rest: L -"'],
    ["OG: voir OD", "rest: OG: voir OD"],
  ],
  noise: [
    ["Total: 45,00 € PWR -2.75", "? -2.75 | rest: Total: 45,00 €"],
    ["Discount -5.00 EUR OD -2.25", "R -2.25 | rest: Discount -5.00 EUR"],
    ["OD -2.25 - 23,00 €", "R -2.25 | rest: - 23,00 €"],
    ["OD -2.25 EUR 23.00 OS -1.75 EUR 23.00", "R -2.25 | L -1.75 | rest: EUR 23.00; EUR 23.00"],
    ["20% off! OD -2.25", "R -2.25 | rest: 20% off!"],
    ["Tel: +352 26 12 34 56 OD -2.25 OS -1.75", "R -2.25 | L -1.75 | rest: Tel: +352 26 12 34 56"],
    ["OD -2.25 OS -1.75 +352 621 123 456", "R -2.25 | L -1.75 | rest: +352 621 123 456"],
    ["LOT 8.6-14.2", "rest: LOT 8.6-14.2"],
    ["IBAN LU28 0019 4006 4475 0000", "rest: IBAN LU28 0019 4006 4475 0000"],
    ["EXP 2027-05-12 PWR -2.75", "? -2.75 | rest: EXP 2027-05-12"],
    ["EXP 31/12/2027 PWR -2.75", "? -2.75 | rest: EXP 31/12/2027"],
    ["14:30 OD -2.25", "R -2.25 | rest: 14:30"],
    ["L-7540 Rollingen OD -2.25", "R -2.25 | rest: L-7540 Rollingen"],
    ["R12345 PWR -2.75", "? -2.75 | rest: R12345"],
    ["LOT L123456 PWR -2.75", "? -2.75 | rest: LOT L123456"],
    ["SN 5-12 -2.25", "rest: SN 5-12 -2.25"],
    ["http://shop.example/p?sph=-2.25&bc=8.6", "? -2.25 bc 8.6 | rest: http://shop.example/p?"],
  ],
};

describe.each(Object.entries(texts))("parsePrescription, orders and letters: %s", (_, cases) => {
  it.each(cases)("%j", (text, meant) => {
    expect(said(text)).toBe(meant);
  });
});
