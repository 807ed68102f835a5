/** A parameter range in plain words, so that staff see what they have entered. */
import { describeRange } from "./describe-range.ts";
import { format, formatLength, formatPower } from "./format.ts";
import { inAll } from "./in-all.ts";
import type { Dioptres, Language } from "./lens.ts";
import type { ParameterRange } from "./range.ts";

interface Words {
  readonly to: string;
  readonly by: string;
  readonly noPlano: string;
  readonly baseCurve: string;
  readonly diameter: string;
  readonly sphere: string;
  readonly cylinder: string;
  readonly axis: string;
  readonly addition: string;
  readonly design: string;
  readonly or: string;
  /** Between values; a semicolon where the comma is the decimal mark. */
  readonly comma: string;
  /** Between a name and its value. */
  readonly colon: string;
}

const words = inAll<Words>({
  en: {
    to: "to",
    by: "by",
    noPlano: "no plano",
    baseCurve: "base curve",
    diameter: "diameter",
    sphere: "Sphere",
    cylinder: "cylinder",
    axis: "axis",
    addition: "Addition",
    design: "design",
    or: "or",
    comma: ", ",
    colon: ": ",
  },
  fr: {
    to: "à",
    by: "par pas de",
    noPlano: "sans plan (0,00)",
    baseCurve: "rayon",
    diameter: "diamètre",
    sphere: "Sphère",
    cylinder: "cylindre",
    axis: "axe",
    addition: "Addition",
    design: "géométrie",
    or: "ou",
    comma: "\u00A0; ",
    colon: "\u00A0: ",
  },
  de: {
    to: "bis",
    by: "in Schritten von",
    noPlano: "ohne plan (0,00)",
    baseCurve: "Basiskurve",
    diameter: "Durchmesser",
    sphere: "Sphäre",
    cylinder: "Zylinder",
    axis: "Achse",
    addition: "Addition",
    design: "Design",
    or: "oder",
    comma: "; ",
    colon: ": ",
  },
});

/**
 * The range in sentences, one per line: fits, powers ("−12.00 to −6.50 by 0.50, −6.00 to +6.00 by
 * 0.25, no plano"), a line per group of cylinders, additions with designs.
 */
export function summariseRange(range: ParameterRange, language: Language): string[] {
  const { fits, powers, plano, toric, additions, designs } = describeRange(range);
  const labels = words[language];
  const power = (value: Dioptres) => formatPower(value, language);
  const listed = (values: readonly string[]) => values.join(labels.comma);
  const span = (from: Dioptres, to: Dioptres) =>
    from === to ? power(from) : `${power(from)} ${labels.to} ${power(to)}`;

  const bands = powers.map(({ from, to, step }) =>
    from === to ? power(from) : `${span(from, to)} ${labels.by} ${power(step).slice(1)}`,
  );
  const lines = fits.map(({ baseCurve, diameter }) => {
    const millimetres = (value: number) => `${formatLength(value, language)} mm`;
    return `${labels.baseCurve} ${millimetres(baseCurve)}, ${labels.diameter} ${millimetres(diameter)}`;
  });
  lines.push(listed([...bands, ...(plano ? [] : [labels.noPlano])]));
  for (const { sphereFrom, sphereTo, cylinders, axes } of toric) {
    const turns = axes.map(({ from, to, step }) =>
      from === to ? `${from}°` : `${from}° ${labels.to} ${to}° ${labels.by} ${step}°`,
    );
    lines.push(
      `${labels.sphere} ${span(sphereFrom, sphereTo)}${labels.colon}` +
        `${labels.cylinder} ${listed(cylinders.map(power))}, ${labels.axis} ${turns.join(", ")}`,
    );
  }
  if (additions.length > 0) {
    const strengths = listed(additions.map((value) => format("addition", value, language)));
    const layouts =
      designs.length > 0 ? `, ${labels.design} ${designs.join(` ${labels.or} `)}` : "";
    lines.push(`${labels.addition} ${strengths}${layouts}`);
  }
  return lines;
}
