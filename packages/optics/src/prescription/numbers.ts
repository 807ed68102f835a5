/** Reads a number with its sign, and says when it may be another one than is written. */
import { limits } from "../lens.ts";
import { minusSigns } from "../parse.ts";
import type { MarkToken, Place, Token, WordToken } from "./tokens.ts";
import { meaningOf } from "./words.ts";

export interface NumberToken extends Place {
  readonly kind: "number";
  /** Hundredths, negative after a minus. */
  readonly value: number;
  readonly sign: "none" | "plus" | "minus";
  /** It can not be told which sign or which decimals are meant. */
  readonly unclear: boolean;
  /** How the sign stands before the digits; `dash`: with a blank, and nothing asks for a value. */
  readonly signed: "no" | "close" | "apart" | "dash";
  /** The digits without their sign, as written. */
  readonly digits: string;
  /** Written without decimals. */
  readonly whole: boolean;
  /** Followed by a degree sign. */
  readonly degrees: boolean;
}

const blank = "[^\\S\\r\\n]";
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const signs = `[${minusSigns}+±]`;

/** "minus 2,25"; without decimals "plus 2" counts something. */
const spokenSigns =
  "(?:[Mm]inus|MINUS|[Mm]oins|[Mm]enos?|[Pp]lus|PLUS|[Pp]iù)(?=[^\\S\\r\\n]{1,2}\\d{1,2}[.,]\\d)";

/** "-2.25,-0.75,180,8.6": between values with points a comma parts them. */
const pointed = "(?<=,)\\d{1,3}(?=,\\d{1,2}\\.\\d)|\\d{1,2}\\.\\d{1,2}(?=,[-+]?\\d{1,3}(?!\\d))";

/** Sign, blanks, digits; raised digits or a fraction; a degree sign or what makes it no value. */
export const numberPattern = new RegExp(
  `(${spokenSigns}|${signs}?)(${blank}{0,2})` +
    `(?:(${pointed}|(?:\\d[\\d.,]*)?\\d|(?<!\\d)[.,]\\d+(?!\\d|\\.\\d))([.,]?[${raised}]+|${blank}?[¼½¾])?|([¼½¾])|([Oo][.,]\\d+))` +
    "( ?(?:[°º˚%]|[€$£](?!\\d)|(?:EUR|CHF|USD|GBP|[Ee]uros?)(?![A-Za-z]| ?\\d)))?",
  "y",
);
const plainNumber = /^(\d{0,4})(?:[.,](\d{1,6}))?$/;

/**
 * What must not follow a number: a letter of no known meaning or another numeral ("-2.2S", "1O"),
 * and after a power without decimals the ones it may have lost ("-2 75", "-2'75", "-2 1/4", "-0 .75").
 */
const numeralFollows = new RegExp(`${blank}?(?:(?!\\d)\\p{N})`, "uy");
const letterAfterPoint = /[.,]\p{L}/uy;
const decimalsApart = /[^\S\r\n]{1,2}[.,]\d/uy;
const digitLikeFollows = /[OoSsZlIB](?!(?!D)\p{L})/uy;
const digitLikeAfterPoint = /[.,][OoQlISBZ](?!\p{L})/uy;
const countFollows = /[^\S\r\n](\p{L}+)/uy;
const between = `(?:${blank}|\\r?\\n){0,2}`;
const lostDecimals = new RegExp(
  `${between}(?:[^\\p{L}\\p{N}\\s]?${between}(?:00|25|50|75|(?:[0257][OoSs]|[OoQZ][05])(?!(?!D)\\p{L})|\\d/\\d|\\d${blank}\\d|[.,]\\d)` +
    `|(?!${signs})[^\\p{L}\\p{N}\\s]?${between}[05])(?!\\d|\\.\\d|,\\d+ ?[€$£EC]| ?[°º˚%€$£])|[^\\p{L}\\p{N}\\s.,](?:00|25|50|75)(?!\\d|\\.\\d)`,
  "uy",
);

/** "-2 et demie", "-2 and a half", "-2 trois quarts", "-2 Komma 75": the decimals are spoken. */
const spokenDecimals = new RegExp(
  `(?:${blank}{0,2}[\\p{L}°]{1,12}\\.?){0,4}${blank}{1,2}(?:half|quarters?|demie?|quarts?|(?:ein|zwei|drei)?halb|(?:ein|drei)?viertel|` +
    "medi[ao]|cuartos?|mei[ao]|quartos?|mezz[ao]|quarti|halve|kwart|point|virgule|komma|coma|comma|virgola|v[ií]rgula)(?!\\p{L})",
  "iuy",
);

const fractions: Readonly<Record<string, string>> = { "¼": "25", "½": "50", "¾": "75" };
const quarters = new Set(["00", "25", "50", "75"]);

/** Percentages, prices and the like become words: nothing to take for a power. */
export function readNumber(
  match: RegExpExecArray,
  place: Place,
  before: readonly Token[],
  text: string,
): Token {
  const [cut, signText = "", gap = "", digits = "", small, alone, mangled, suffix = ""] = match;
  const word: WordToken = { kind: "word", text: cut, ...place };
  const plain = plainNumber.exec(digits);
  // "31.05" and more points; but "-2..25" is a power that is written wrongly.
  if ((plain === null && (signText === "" || digits.length > 9)) || /[%€$£a-z]/i.test(suffix))
    return word;
  const [, integer = "", decimals = ""] = plain ?? [];

  const little = readSmall(small ?? alone, decimals === "");
  const fraction = little.fraction ?? decimals;
  const size = Number(integer) * 100 + Number(fraction.slice(0, 2).padEnd(2, "0"));
  const whole = fraction === "" && mangled === undefined;
  const sign = signText === "" ? "none" : /^(?:\+|p)/i.test(signText) ? "plus" : "minus";
  const previous = before.at(-1);
  const touches = previous?.end === place.start;
  // "2027-05": the hyphen of a date or a telephone number, not a minus.
  const joined = touches && previous?.kind === "number" && previous.sign === "none";
  if (sign !== "none" && joined && previous.whole && whole) return word;
  // "Ref. A-12", "€24.90": the end of a name, a price.
  if (touches && whole && sign !== "none" && isEndOfName(previous)) return word;
  if (touches && previous?.kind === "mark" && /[€$£]/.test(previous.text)) return word;
  const isPhone =
    digits.length > 4 || (sign === "plus" && /\s\d/.test(text.slice(place.end, place.end + 2)));
  if (sign !== "none" && size > limits.sphere.max && isPhone) return word;

  const follows = (pattern: RegExp) => {
    pattern.lastIndex = place.end;
    return pattern.test(text);
  };
  const unclear =
    little.unclear ||
    mangled !== undefined ||
    plain === null ||
    // "-025" lost its point.
    (sign !== "none" && whole && /^0(?:\d|$)/.test(digits)) ||
    /[1-9]/.test(fraction.slice(2)) ||
    follows(numeralFollows) ||
    (whole && [digitLikeAfterPoint, decimalsApart].some(follows)) ||
    // "BC 8,b"
    (whole && digits.length <= 2 && follows(letterAfterPoint)) ||
    // "BC 8." lost its decimals.
    (whole && digits.length <= 2 && /^\.(?!\d)/.test(text.slice(place.end, place.end + 2))) ||
    (sign !== "none" && whole && [lostDecimals, letterAfterPoint, spokenDecimals].some(follows)) ||
    // "-27S", "-4.0OD"
    (sign !== "none" && fraction.length < 2 && follows(digitLikeFollows)) ||
    (touches && followsNumeral(digits, previous)) ||
    // "-l0.00"
    (touches && previous?.kind === "word" && isSpoiledDigit(previous, before.at(-2))) ||
    // "-5 ,00"
    (/^[.,]/.test(digits) && previous?.kind === "number" && previous.whole) ||
    (size !== 0 && hasUnclearSign(signText, touches, before));
  const isClose = gap === "" || signText.length > 1;
  const how = sign === "none" ? "no" : isClose ? "close" : signed(signText, before);
  // "No. 4711 - 2 boxes": a dash, unless it stands behind an eye or a power; "-2.25 - 2 boxes".
  countFollows.lastIndex = place.end;
  const isCount = meaningOf(countFollows.exec(text)?.[1] ?? "")?.kind === "quantity";
  const isDash =
    how === "dash" &&
    whole &&
    (isCount ||
      (previous?.kind === "word"
        ? meaningOf(previous.text)?.kind !== "eye"
        : previous?.kind !== "number" || previous.sign === "none"));
  return {
    kind: "number",
    value: sign === "minus" && !isDash ? 0 - size : size,
    sign: isDash ? "none" : sign,
    unclear: unclear || (isDash && !isCount),
    signed: isDash ? "no" : how,
    digits,
    whole,
    degrees: little.degrees || suffix !== "",
    ...place,
  };
}

function isEndOfName(token: Token | undefined): boolean {
  if (token?.kind !== "word" || !/[\p{L}\d]$/u.test(token.text)) return false;
  return ["axisMark", "quantity", undefined].includes(meaningOf(token.text)?.kind);
}

/** A letter between a sign and a digit. */
function isSpoiledDigit({ text, start }: WordToken, sign: Token | undefined): boolean {
  return text.length === 1 && sign?.kind === "mark" && isSign(sign.text) && sign.end === start;
}

/** "²15", "l.25": the first digits are written in another way. */
function followsNumeral(digits: string, previous: Token | undefined): boolean {
  if (previous?.kind === "mark") return false;
  return /^[.,]/.test(digits) || (previous?.kind === "word" && /\p{N}$/u.test(previous.text));
}

/** "⁵⁰" after a whole number and "¼" are decimals, one raised zero is a degree sign. */
function readSmall(
  small: string | undefined,
  isWhole: boolean,
): { readonly fraction?: string; readonly unclear: boolean; readonly degrees: boolean } {
  if (small === undefined) return { unclear: false, degrees: false };
  const part = small.trim();
  if (part === "⁰" && isWhole) return { unclear: false, degrees: true };
  const fraction =
    fractions[part] ??
    Array.from(part.replace(/[.,]/, ""), (digit) => raised.indexOf(digit)).join("");
  return { fraction, unclear: !isWhole || !quarters.has(fraction), degrees: false };
}

function hasUnclearSign(signText: string, touches: boolean, before: readonly Token[]): boolean {
  const previous = before.at(-1);
  if (signText === "") return false;
  if (signText === "±") return true;
  // "+/-2.25", "--2.25"
  const lastMark = previous?.kind === "mark" ? previous.text : "";
  const markBefore = before.at(-2)?.kind === "mark" ? (before.at(-2) as MarkToken).text : "";
  if (isSign(lastMark) || (lastMark === "/" && isSign(markBefore))) return true;
  // "-2.25-0.75x180" is a habit of writing, "1.25-2.00" may be a range.
  if (touches && previous?.kind === "number" && (previous.sign === "none" || previous.whole)) {
    return true;
  }
  return false;
}

/** With a blank after it a hyphen may be a dash, unless what stands before asks for a value. */
function signed(signText: string, before: readonly Token[]): "apart" | "dash" {
  const previous = before.at(-1);
  if (signText === "+" || previous === undefined) return signText === "+" ? "apart" : "dash";
  if (previous.kind === "mark") return [":", "=", "("].includes(previous.text) ? "apart" : "dash";
  const kind = previous.kind === "word" ? meaningOf(previous.text)?.kind : undefined;
  return kind === "field" || kind === "letter" || kind === "unit" ? "apart" : "dash";
}

/**
 * "OD - 2,25 - 0,75 x 180": the dashes are minus signs where all powers of the text are written so,
 * after the short name of an eye or after another power. Everywhere else they are unclear.
 */
export function withDashes(tokens: readonly Token[]): Token[] {
  const isDash = (token: Token | undefined) => token?.kind === "number" && token.signed === "dash";
  const areSigns = tokens.every((token, index) => {
    const before = tokens[index - 1];
    if (token.kind === "mark") {
      return !isSign(token.text) || before?.kind !== "word" || !isShortEye(before);
    }
    if (token.kind === "word" || token.sign !== "minus") return true;
    if (token.signed !== "dash") return token.signed === "apart";
    const power = before?.kind === "mark" && before.text === "/" ? tokens[index - 2] : before;
    const follows =
      before?.kind === "word"
        ? isShortEye(before)
        : power?.kind === "number" && power.sign !== "none";
    return follows && /[.,]\d\d$/.test(token.digits);
  });
  return areSigns
    ? [...tokens]
    : tokens.map((token) =>
        token.kind === "number" && isDash(token) ? { ...token, unclear: true } : token,
      );
}

function isShortEye({ text }: WordToken): boolean {
  return text.length <= 5 && meaningOf(text)?.kind === "eye" && text.toUpperCase() === text;
}

function isSign(mark: string): boolean {
  return mark !== "" && `${minusSigns}+±`.includes(mark);
}
