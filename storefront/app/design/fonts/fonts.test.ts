import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const here = new URL(".", import.meta.url);
const messages = new URL("../../../../messages/", here);

/** Of the two fonts that every page brings: the last rules before the stand-ins. */
function rangesOfOwnLetters(): string[] {
  const css = readFileSync(new URL("fonts.css", here), "utf8");
  return ["newsreader.woff2", "instrument-sans.woff2"].map((file) => {
    const rule = css.slice(css.indexOf(`./${file}`));
    return rule.slice(rule.indexOf("unicode-range:") + 14, rule.indexOf(";", rule.indexOf("U+")));
  });
}

const holds = (range: string) =>
  range.split(",").map((part) => {
    const [first = "", last = first] = part.trim().replace("U+", "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });

it("both fonts are made with the letters that the style sheet says they hold", () => {
  const script = readFileSync(new URL("make.py", here), "utf8");
  const made = script.slice(script.indexOf("LETTERS = ("), script.indexOf("OTHER_LETTERS"));
  const letters = [...made.matchAll(/"([^"]+)"/g)].map(([, part]) => part).join("");
  for (const range of rangesOfOwnLetters()) expect(range.replace(/\s/g, "")).toBe(letters);
});

it("no letter of ours is looked for in another font", () => {
  const css = readFileSync(new URL("fonts.css", here), "utf8");
  const [own = ""] = rangesOfOwnLetters();
  const letters = holds(own);
  const others = [...css.matchAll(/unicode-range:([^;]+);/g)]
    .map(([, ranges = ""]) => ranges)
    .filter((ranges) => ranges.trim() !== own.trim());
  expect(others).toHaveLength(3);
  for (const [first, last] of others.flatMap(holds)) {
    expect(letters.filter(([from, to]) => from <= last && first <= to)).toEqual([]);
  }
});

it("no font is loaded for a soft hyphen", () => {
  const css = readFileSync(new URL("fonts.css", here), "utf8");
  for (const [, ranges = ""] of css.matchAll(/unicode-range:([^;]+);/g)) {
    expect(holds(ranges).some(([first, last]) => first <= 0xad && 0xad <= last)).toBe(false);
  }
});

it("every page brings the letters of all our texts", () => {
  for (const range of rangesOfOwnLetters()) {
    const spans = holds(range);
    for (const file of readdirSync(messages)) {
      // A soft hyphen is never drawn: where it parts a word, the browser draws a hyphen.
      const text = readFileSync(new URL(file, messages), "utf8").replace(/[\s\u00AD]/g, "");
      const missing = [...new Set(text)].filter((letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return !spans.some(([first, last]) => code >= first && code <= last);
      });
      expect(missing, file).toEqual([]);
    }
  }
});
