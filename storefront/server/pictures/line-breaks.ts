/** Breaks a title into lines that fit a picture. */
import { softHyphen, widthOf } from "./outlines.ts";

export interface Room {
  width: number;
  height: number;
}

/** Pixels of an em, the largest first. */
const sizes = [112, 98, 86, 75, 66, 58, 51, 45] as const;
export const leading = 1.1;

export interface SetTitle {
  size: number;
  lines: string[];
}

/** Parts of a word, where it may be divided. A hyphen is written at the end of all but the last. */
function divided(word: string, widest: number): string[] {
  const parts = word.split(softHyphen).map((part, index, all) => {
    const divides = index < all.length - 1 && !part.endsWith("-");
    return { part, hyphen: divides ? "-" : "" };
  });
  const lines: string[] = [];
  let line = "";
  for (const { part, hyphen } of parts) {
    const together = line.replace(/-$/, "") + part + hyphen;
    if (line && widthOf(together) > widest) {
      lines.push(line);
      line = part + hyphen;
    } else line = together;
  }
  return [...lines, line];
}

/** Cuts what no rule divides, so that nothing leaves the picture. */
function cut(part: string, widest: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const letter of part) {
    if (piece && widthOf(piece + letter) > widest) {
      pieces.push(piece);
      piece = "";
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** @param widest of a line, in ems */
function linesOf(title: string, widest: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of title.split(" ").filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= widest) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const parts = widthOf(word) > widest ? divided(word, widest) : [word];
    const pieces = parts.flatMap((part) => (widthOf(part) > widest ? cut(part, widest) : [part]));
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? "";
  }
  return line ? [...lines, line] : lines;
}

/** Lines as even as they can be while there are no more of them: no single word below a full line. */
function balanced(title: string, widest: number): string[] {
  const fewest = linesOf(title, widest);
  let [low, high] = [widest / 2, widest];
  let best = fewest;
  for (let step = 0; step < 7; step += 1) {
    const middle = (low + high) / 2;
    const lines = linesOf(title, middle);
    if (lines.length > fewest.length || dividesMore(lines, fewest)) low = middle;
    else {
      best = lines;
      high = middle;
    }
  }
  return best;
}

const inWords = (lines: readonly string[]) => lines.join(" ").split(" ").length;
const dividesMore = (lines: readonly string[], others: readonly string[]) =>
  inWords(lines) > inWords(others);

/** The title in the largest size in which it fits without dividing a word, or else in which it fits. */
export function fitTitle(title: string, { width, height }: Room): SetTitle {
  const all = sizes.map((size) => ({ size, lines: balanced(title, width / size) }));
  const fits = all.filter(({ size, lines }) => lines.length * size * leading <= height);
  const words = title.split(" ").filter(Boolean).length;
  const whole = fits.find(({ lines }) => inWords(lines) <= words);
  const [smallest] = all.slice(-1);
  return whole ?? fits[0] ?? smallest ?? { size: 45, lines: [] };
}
