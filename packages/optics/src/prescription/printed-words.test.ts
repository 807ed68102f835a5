import { describe, expect, it } from "vitest";
import { languages } from "../lens.ts";
import { printedFields, printedWords } from "./printed-words.ts";
import { said } from "./texts/said.fixture.ts";

/** A text in which a word of the help stands where its value is, and what has to be read. */
const uses = {
  right: [(word: string) => `${word} -2.25`, "R -2.25"],
  left: [(word: string) => `${word} -2.25`, "L -2.25"],
  sphere: [(word: string) => `${word} -2.25`, "? -2.25"],
  cylinder: [(word: string) => `SPH -2.25 ${word} -0.75 AX 180`, "? -2.25 -0.75 x180"],
  axis: [(word: string) => `SPH -2.25 CYL -0.75 ${word} 180`, "? -2.25 -0.75 x180"],
  addition: [(word: string) => `SPH +1.00 ${word} +2.00`, "? +1.00 add +2.00"],
  baseCurve: [(word: string) => `${word} 8.6`, "? bc 8.6"],
  diameter: [(word: string) => `${word} 14.2`, "? dia 14.2"],
} as const;

describe("printedWords", () => {
  const words = languages.flatMap((language) =>
    printedFields.flatMap((field) =>
      printedWords[language][field].map((word) => [language, field, word] as const),
    ),
  );
  it.each(words)("%s, %s: the reader knows %s", (_, field, word) => {
    const [text, meant] = uses[field];
    expect(said(text(word))).toBe(meant);
    // As German web shops write it.
    if (field !== "right" && field !== "left") {
      const colon = text(`${word}:`);
      expect(said(colon)).toBe(meant);
    }
  });
});
