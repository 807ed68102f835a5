/** Cuts a pasted text into numbers, words and marks, in one pass and in linear time. */
import { limits } from "../lens.ts";
import { minusSigns } from "../parse.ts";
import { meaningOf } from "./words.ts";

interface Place {
  /** Offsets in the text; `end` is the first character after. */
  readonly start: number;
  readonly end: number;
}

/** `none`: written without sign; `unclear`: it can not be told which sign the number has. */
export type Sign = "none" | "plus" | "minus" | "unclear";

export interface NumberToken extends Place {
  readonly kind: "number";
  /** Hundredths, negative after a minus. */
  readonly value: number;
  readonly sign: Sign;
  /** Written without decimals. */
  readonly whole: boolean;
  /** Followed by a degree sign. */
  readonly degrees: boolean;
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
  blanks: /[^\S\r\n]+/y,
  number: new RegExp(
    `([${minusSigns}+±]?)([^\\S\\r\\n]{0,2})((?:\\d[\\d.,]*)?\\d|[.,]\\d+)( ?[°º%€$£])?`,
    "y",
  ),
  word: /\p{L}[\p{L}\p{M}]*(?:\.\p{L}[\p{L}\p{M}]*)*\.?|[×*@°⌀]/uy,
  line: /\r\n|[\r\n]/y,
  mark: /./suy,
} as const;
const plainNumber = /^(\d{0,4})(?:[.,](\d{1,6}))?$/;

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
    const number = match("number");
    const word = number === null ? match("word")?.[0] : undefined;
    const line = match("line")?.[0];
    const cut = number?.[0] ?? word ?? line ?? match("mark")?.[0] ?? "";
    const place = { start, end: start + cut.length };
    if (number !== null) tokens.push(readNumber(number, place, tokens));
    else if (word !== undefined) tokens.push({ kind: "word", text: word, ...place });
    else tokens.push({ kind: "mark", text: line === undefined ? cut : "\n", ...place });
    start = place.end;
  }
  return tokens;
}

/** Dates, percentages, prices and the like become words: nothing to take for a power. */
function readNumber(match: RegExpExecArray, place: Place, before: readonly Token[]): Token {
  const [cut, signText = "", gap = "", digits = "", suffix = ""] = match;
  const word: WordToken = { kind: "word", text: cut, ...place };
  const [, integer, fraction = ""] = plainNumber.exec(digits) ?? [];
  if (integer === undefined || /[%€$£]/.test(suffix)) return word;

  const size = Number(integer) * 100 + Number(fraction.slice(0, 2).padEnd(2, "0"));
  if (signText !== "" && size > limits.sphere.max) return word;
  const whole = fraction === "";
  const previous = before.at(-1);
  const touches = previous?.end === place.start;
  // "2027-05": the hyphen of a date or a telephone number, not a minus.
  const joined = touches && previous?.kind === "number" && previous.sign === "none";
  if (signText !== "" && joined && previous.whole && whole) return word;

  const tooPrecise = /[1-9]/.test(fraction.slice(2));
  const sign = tooPrecise ? "unclear" : readSign(signText, gap, touches, before);
  const value = sign === "minus" ? 0 - size : size;
  return { kind: "number", value, sign, whole, degrees: suffix !== "", ...place };
}

function readSign(signText: string, gap: string, touches: boolean, before: readonly Token[]): Sign {
  const previous = before.at(-1);
  if (signText === "") return "none";
  if (signText === "±") return "unclear";
  // "+/-2.25", "--2.25"
  const lastMark = previous?.kind === "mark" ? previous.text : "";
  const markBefore = before.at(-2)?.kind === "mark" ? (before.at(-2) as MarkToken).text : "";
  if (isSign(lastMark) || (lastMark === "/" && isSign(markBefore))) return "unclear";
  // "-2.25-0.75x180" is a habit of writing, "1.25-2.00" may be a range.
  if (touches && previous?.kind === "number" && (previous.sign === "none" || previous.whole)) {
    return "unclear";
  }
  if (signText === "+") return "plus";
  if (gap === "") return "minus";
  // With a blank after it the hyphen may be a dash, unless what stands before asks for a value.
  const asks =
    previous?.kind === "word"
      ? meaningOf(previous.text)?.kind === "field"
      : [":", "=", "("].includes(lastMark);
  return asks ? "minus" : "unclear";
}

function isSign(mark: string): boolean {
  return mark !== "" && `${minusSigns}+±`.includes(mark);
}
