/** Sets lines in the face of our headings, as paths: a server has no fonts of its own to rely on. */
import { readFileSync } from "node:fs";
import { z } from "zod";

const face = z
  .object({
    unitsPerEm: z.number(),
    ascent: z.number(),
    /** Advance and path of each letter; a space has no path. */
    letters: z.record(z.string(), z.string()),
    /** What comes between a letter and some that may follow it: `V-80 W-60`. */
    kerning: z.record(z.string(), z.string()),
  })
  .transform(({ letters, kerning, ...metrics }) => ({
    ...metrics,
    letters: new Map(
      Object.entries(letters).map(([letter, glyph]) => {
        const [advance = "", path = ""] = glyph.split(/ (.*)/s, 2);
        return [letter, { advance: Number(advance), path }];
      }),
    ),
    kerning: new Map(
      Object.entries(kerning).flatMap(([left, row]) =>
        [...row.matchAll(/(\S)(-?\d+)/gu)].map(([, right, value]) => [left + right, Number(value)]),
      ),
    ),
  }))
  .parse(
    JSON.parse(
      readFileSync(
        new URL("../../app/design/fonts/newsreader-outlines.json", import.meta.url),
        "utf8",
      ),
    ),
  );

/** As set in the style sheet, in ems. */
const tracking = -0.022;
export const ascent = face.ascent / face.unitsPerEm;

/** The text in letters that the face has; undefined where it has no like one. */
export function inOurLetters(text: string): string | undefined {
  const spaced = text.normalize("NFC").replaceAll(/\s/gu, " ");
  const letters = [...spaced].map((letter) => {
    if (face.letters.has(letter) || letter === softHyphen) return letter;
    const plain = letter.normalize("NFD").replaceAll(/\p{M}/gu, "");
    return face.letters.has(plain) ? plain : undefined;
  });
  return letters.every((letter) => letter !== undefined) ? letters.join("") : undefined;
}

export const softHyphen = "\u00AD";

/** Each letter with the place at which it begins, in ems, and the width of all. */
function set(text: string) {
  let width = 0;
  let before = "";
  const placed = [...text.replaceAll(softHyphen, "")].map((letter) => {
    const glyph = face.letters.get(letter) ?? { advance: 0, path: "" };
    width += (face.kerning.get(before + letter) ?? 0) / face.unitsPerEm;
    const at = width;
    width += glyph.advance / face.unitsPerEm + tracking;
    before = letter;
    return { at, path: glyph.path };
  });
  return { placed, width };
}

/** Width of a line, in ems. */
export const widthOf = (text: string): number => set(text).width;

/**
 * A line as an element of SVG.
 * @param x where it begins, in pixels
 * @param baseline in pixels
 * @param size of an em, in pixels
 */
export function lineOf(text: string, x: number, baseline: number, size: number): string {
  const scale = size / face.unitsPerEm;
  const paths = set(text).placed.map(
    ({ at, path }) =>
      path && `<path transform="translate(${(at * face.unitsPerEm).toFixed(1)})" d="${path}"/>`,
  );
  return `<g transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
}
