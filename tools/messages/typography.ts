/** A fault that a machine can see, by language; without languages it is one in all of them. */
interface Rule {
  readonly languages?: readonly string[];
  readonly pattern: RegExp;
  /** What the text needs instead. */
  readonly needs: string;
}

const rules: readonly Rule[] = [
  {
    pattern: /[}\d] (?:km|mm|cm|g|°|%|€|Uhr)(?!\w)/,
    needs: "a no-break space between number and unit",
  },
  { pattern: /\p{L}'\p{L}/u, needs: "the apostrophe ’" },
  {
    pattern: /^[^<>]*(?:(?:^|[\s(])"|"(?:[\s).,;:!?]|$))/,
    needs: "the language’s quotation marks",
  },
  { pattern: /\.\.\./, needs: "the sign …" },
  { pattern: /\S {2,}\S/, needs: "one space instead of two" },
  { pattern: /(?<![\d-])\d{1,3}-\d{1,3}(?![\d/-])/, needs: "an en dash or a word in a range" },
  {
    languages: ["fr"],
    pattern: /(?<![\u00a0:]):(?=\s|$)/,
    needs: "U+00A0 before the colon",
  },
  {
    languages: ["fr"],
    pattern: /(?<!\u202f)[;?!](?=[\s)»]|$)|«(?!\u202f)|(?<!\u202f)»/,
    needs: "U+202F before ; ? ! » and after «",
  },
  { languages: ["fr"], pattern: /n° |[„“”]/, needs: "n° with a no-break space, and « »" },
  { languages: ["de"], pattern: /[«»”]|“(?=\p{L})/u, needs: "the quotation marks „…“" },
  { languages: ["en"], pattern: /[„«»]/, needs: "the quotation marks “…”" },
  { languages: ["en"], pattern: /\d[ \u00a0]%/, needs: "no space before %" },
];

/** What a text lacks of the typography of its language, in words. */
export const typographyFaults = (language: string, text: string): string[] =>
  rules
    .filter(
      ({ languages, pattern }) => languages?.includes(language) !== false && pattern.test(text),
    )
    .map(({ needs }) => `needs ${needs}`);
