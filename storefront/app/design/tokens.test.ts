import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Relative luminance of WCAG 2.2, of `oklch(L% C H)` or of a grey in hexadecimal. */
function luminance(colour: string): number {
  const grey = /^#([0-9a-f])\1\1$/.exec(colour)?.[1];
  if (grey) return (Number.parseInt(grey, 16) / 15) ** 2.2;
  const numbers = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(colour)?.slice(1).map(Number);
  const [lightness, chroma, hue] = numbers ?? [Number.NaN, 0, 0];
  // Oklab to linear sRGB by Ottosson's matrices.
  const angle = ((hue ?? 0) * Math.PI) / 180;
  const a = (chroma ?? 0) * Math.cos(angle);
  const b = (chroma ?? 0) * Math.sin(angle);
  const light = (lightness ?? 0) / 100;
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colours that a style sheet sets, outside and inside its dark part. */
function coloursOf(file: string): { light: Map<string, string>; dark: Map<string, string> } {
  const css = readFileSync(join(import.meta.dirname, file), "utf8");
  const [bright = "", dim = ""] = css.split("@media (prefers-color-scheme: dark)");
  const read = (part: string) =>
    new Map(
      [...part.matchAll(/--color-([a-z-]+): ((?:oklch\([^)/]*\)|#[0-9a-f]{3}));/g)].map(
        ([, name = "", value = ""]) => [name, value],
      ),
    );
  return { light: read(bright), dark: read(dim) };
}

const tokens = coloursOf("tokens.css");
const large = coloursOf("without-glasses.css");
const schemes = {
  light: tokens.light,
  dark: new Map([...tokens.light, ...tokens.dark]),
  "light without glasses": new Map([...tokens.light, ...large.light]),
  "dark without glasses": new Map([...tokens.light, ...tokens.dark, ...large.light, ...large.dark]),
};

const grounds = ["paper", "raised", "ground", "tint", "danger-tint", "warning-tint"];
const pairs = [
  ...grounds.flatMap((ground) => ["ink", "quiet"].map((text) => [text, ground])),
  ...["paper", "raised", "ground", "tint"].map((ground) => ["accent", ground]),
  ...["paper", "raised", "ground", "danger-tint"].map((ground) => ["danger", ground]),
  ["accent-strong", "paper"],
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["studio-ink", "studio"],
  ["studio-ink", "studio-deep"],
];

describe.each(Object.entries(schemes))("colours, %s", (_scheme, colours) => {
  it.each(pairs)("%s can be read on %s", (text, ground) => {
    const ratio = contrast(colours.get(text ?? "") ?? "", colours.get(ground ?? "") ?? "");
    expect(ratio).toBeGreaterThanOrEqual(7);
  });

  it("shows the edge of a field", () => {
    for (const ground of ["paper", "raised", "ground"]) {
      expect(contrast(colours.get("edge") ?? "", colours.get(ground) ?? "")).toBeGreaterThan(3);
    }
  });
});
