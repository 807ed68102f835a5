/** Which words name an eye, and where the same letters are something else. */
import type { Side } from "./contexts.ts";
import { isFit } from "./fits.ts";
import type { Item } from "./items.ts";
import { beginsLine, isPower } from "./values.ts";

const isSmall = ({ text }: Item) => text !== text.toUpperCase();

/** What names eyes only where it names both: doubtful by itself. */
type Certain = ReadonlySet<"small letters" | "fits" | "dx and sx">;

/**
 * "re -2,25 li -1,75": small letters are eyes where a power follows each of the two. "R 8,6 14,2" and
 * "L 8,6 14,2": with the left eye beside it, R is no radius.
 */
export function certainEyes(items: readonly Item[]): Certain {
  const named = { "small letters": [] as Side[], fits: [] as Side[] };
  for (const [index, item] of items.entries()) {
    if (item.word?.kind !== "eye" || !item.word.doubtful) continue;
    const next = items[index + 1];
    const isRow = (index === 0 || beginsLine(item)) && next?.number && /^[,;|]?$/.test(next.gap);
    if (isSmall(item) && next && (isPower(next) || isRow))
      named["small letters"].push(item.word.side);
    if (isFit(next, items[index + 2])) named.fits.push(item.word.side);
  }
  const namesBoth = (sides: readonly Side[]) => sides.length === 2 && new Set(sides).size === 2;
  const certain = (["small letters", "fits"] as const).filter((name) => namesBoth(named[name]));
  const texts = new Set(items.map(({ text }) => text.toLowerCase()));
  return new Set([
    ...certain,
    ...(texts.has("dx") && texts.has("sx") ? ["dx and sx" as const] : []),
  ]);
}

const namesRight = /^(?:R|RA|RE|OD|DX|rechts|rechtes|right)$/i;

/** "LA CORRECTION EST -2,25": an article, unless the right eye is named in the same way. */
function isArticle(items: readonly Item[], index: number): boolean {
  const next = items[index + 1];
  if (!/^(?:LA|LE)$/.test(items[index]?.text ?? "") || !next || isPower(next)) return false;
  const isWord = next.word?.kind === "field" || next.word?.kind === "unknown";
  return isWord && !items.some(({ text }) => namesRight.test(text.replaceAll(".", "")));
}

/**
 * "2 boxes left, -2.25" and "that's right: -2.25": the English words mean something else as well. Where the other eye is
 * named they are eyes.
 */
function isRestOrTrue(items: readonly Item[], index: number): boolean {
  const [before, item] = [items[index - 1], items[index]];
  const isRest =
    /^left$/i.test(item?.text ?? "") &&
    (before?.word?.kind === "quantity" ||
      (before?.number?.whole === true && before.number.sign === "none") ||
      /^(?:pairs?|of|s|is|are|some|few)$/i.test(before?.text ?? ""));
  const isTrue =
    /^right$/i.test(item?.text ?? "") &&
    /^(?:s|is|it|thats|that|be|was|are|you|quite)$/i.test(before?.text ?? "");
  if (item?.gap !== "" || !(isRest || isTrue)) return false;
  const side = isRest ? "left" : "right";
  return !items.some(({ word }) => word?.kind === "eye" && word.side !== side);
}

/** The eye that the item at `index` names, if it does. */
export function sideAt(items: readonly Item[], index: number, certain: Certain): Side | undefined {
  const item = items[index];
  if (item?.word?.kind !== "eye") return undefined;
  const { side, doubtful } = item.word;
  const before = items[index - 1];
  const next = items[index + 1];
  if (!doubtful) return isRestOrTrue(items, index) ? "unclear" : side;
  if (isArticle(items, index)) return undefined;
  // "L -l.25": a power that can not be read.
  if (next?.word?.kind === "unknown" && /[-+−–]$/.test(next.gap) && /^\p{L}\.?$/u.test(next.text))
    return side;
  if (isSmall(item)) {
    // "-1.00 Dx80": dioptres, and the mark of an axis.
    const isMark = next?.number?.whole && next.tokens[0]?.start === item.tokens.at(-1)?.end;
    if (/^[ds]x\.?$/i.test(item.text) && certain.has("dx and sx") && !isMark) return side;
    const hasDot = item.text.includes(".");
    const asks =
      next !== undefined &&
      (isPower(next) ||
        (hasDot && ["field", "eye", "axisMark", "additionName"].includes(next.word?.kind ?? "")));
    // "DIA: re. 14,1": the eye of a list, whose next label is another's.
    if ((hasDot || certain.has("small letters")) && next?.number && !isPower(next)) {
      return next.number.degrees ? side : "unclear";
    }
    return asks && (hasDot || certain.has("small letters")) ? side : undefined;
  }
  // "OD -2.25 OU -2.50": between two values OU is the French "or" in capitals.
  if (side === "both" && item.gap === "" && before !== undefined && isPower(before)) {
    return next === undefined ? side : undefined;
  }
  if (next === undefined) return side;
  const { number, word, gap } = next;
  const touches = next.tokens[0]?.start === item.tokens.at(-1)?.end;
  // "LOT L12345", "RE: your order"
  if (touches && number?.whole && number.digits.length > 2 && number.sign === "none")
    return undefined;
  if (word?.kind === "unknown" && (!/[:\n]/.test(gap) || /^R\.?E/.test(item.text)))
    return undefined;
  if (word?.kind === "unknown" && /^\d/.test(next.text)) return "unclear";
  if (gap.includes("\n")) return side;
  // "R l8.7": a radius, the first digit lost.
  if (word?.kind === "eye" && isSmall(next)) return "unclear";
  // "R 8.6" may be a radius, and then what follows belongs to no known eye.
  if (number !== undefined && !isPower(next) && number.value !== 0) {
    return certain.has("fits") && isFit(next, items[index + 2]) ? side : "unclear";
  }
  if (gap.includes(":")) return side;
  if (word?.kind === "axisMark" && next.text !== "A") return undefined;
  return /^[^'’]*$/u.test(gap) ? side : undefined;
}
