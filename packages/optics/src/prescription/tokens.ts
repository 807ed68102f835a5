/** Cuts a pasted text into numbers, words and marks, in one pass and in linear time. */
import { withoutMarkup } from "./markup.ts";
import { type NumberToken, numberPattern, readNumber } from "./numbers.ts";

export interface Place {
  /** Offsets in the text; `end` is the first character after. */
  readonly start: number;
  readonly end: number;
}
export interface WordToken extends Place {
  readonly kind: "word";
  readonly text: string;
}
export interface MarkToken extends Place {
  readonly kind: "mark";
  /** One character; "\n" for any end of line. */
  readonly text: string;
}
export type Token = NumberToken | WordToken | MarkToken;

const patterns = {
  /** Blanks, the marks of a quoted mail before a line, and those of bold type. */
  blanks: /(?<=^|[\r\n])(?:[^\S\r\n]*[>›])+|(?:[^\S\r\n]|\*\*|__)+/y,
  /** "31.05.2027", "2027-05-31": numbers between the same marks. */
  date: /(?<![\d.,])\d{1,4}([-/.])\d{1,2}\1\d{1,4}(?![.,]?\d)/y,
  /** "L-7540 Mersch", "1DM30", "+352-621-123-456", "Total30": neither an eye nor a value. */
  code: /(?<![\p{L}\d.,])(?:[A-Z]-\d{4,5}(?= \p{Lu}\p{Ll})|\d{1,2}\p{Lu}{2,}\d+(?![.,]?\d)|\+\d{1,3}(?:[ -]\d{2,}){2,}(?![.,]\d)|(?:[Tt]otal|TOTAL|[Pp]recision|PRECISION)\d{1,2}(?![\d.,]))/uy,
  number: numberPattern,
  /** Numerals of another kind are shown as not understood. */
  word: /DC(?=[x×]\d)|F['’′]v(?!\p{L})|\p{L}[\p{L}\p{M}]*(?:\.\p{L}[\p{L}\p{M}]*)*\.?|[×*@°⌀]|(?:(?!\d)\p{N})+/uy,
  line: /\r\n|[\r\n]/y,
  mark: /./suy,
} as const;

/** Cuts the text up; only blanks are left out. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  while (start < text.length) {
    const match = (name: keyof typeof patterns): RegExpExecArray | null => {
      patterns[name].lastIndex = start;
      return patterns[name].exec(text);
    };
    const skipped = match("blanks")?.[0].length ?? 0;
    if (skipped > 0) {
      start += skipped;
      continue;
    }
    const known = match("date") ?? match("code");
    const number = known === null ? match("number") : null;
    const word = number === null ? (known ?? match("word"))?.[0] : undefined;
    const line = match("line")?.[0];
    const cut = number?.[0] ?? word ?? line ?? match("mark")?.[0] ?? "";
    const place = { start, end: start + cut.length };
    if (number !== null) tokens.push(readNumber(number, place, tokens, text));
    else if (word !== undefined) tokens.push({ kind: "word", text: word, ...place });
    else tokens.push({ kind: "mark", text: line === undefined ? cut : "\n", ...place });
    start = place.end;
  }
  return tokens;
}

const unseen = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;
const wide = /[\uFF01-\uFF5E]/g;

/** The text as it is cut and shown: characters nobody sees and tags left out, wide letters and digits made narrow. */
export function plainText(text: string): string {
  return withoutMarkup(text.normalize("NFC"))
    .replace(unseen, "")
    .replace(wide, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));
}
