/** "-2.25 right, -1.75 left": where both eyes stand behind their values, and nothing else can be meant. */
import type { Item } from "./items.ts";
import { isHarmless } from "./uncertain-words.ts";
import { isPower } from "./values.ts";

interface Group {
  readonly values: readonly [Item, ...Item[]];
  readonly words: readonly Item[];
  readonly eye: Item;
  /** The first item behind the eye. */
  readonly end: number;
}

/** Words and counts, which are no values. */
const saysNothing = ({ word, text }: Item): boolean =>
  word?.kind === "quantity" || (word?.kind === "unknown" && !/\d/.test(text));

/**
 * The items with each eye before its values, if the text says no more than two such groups with a mark or an "and"
 * between them; else as they are. "-2.25 R -1.75 L" has no mark, and the first power may be another's.
 */
export function withEyesInFront(items: readonly Item[]): readonly Item[] {
  const start = items.findIndex((item) => !saysNothing(item));
  if (start === -1) return items;
  const one = groupAt(items, start);
  if (one === undefined) return items;
  const joint = items[one.end];
  const isJoined = joint?.word?.kind === "and" || (joint && /^[ey]$/.test(joint.text));
  const other = groupAt(items, isJoined ? one.end + 1 : one.end);
  if (other === undefined || !areTwoEyes(one.eye, other.eye)) return items;
  if (!isJoined && !/[,;&+\n]|[/.](?!\d)/.test(joint?.gap ?? "")) return items;
  const rest = items.slice(other.end);
  if (!rest.every(saysNothing)) return items;
  const joints = isJoined ? [joint] : [];
  return [...items.slice(0, start), ...turned(one), ...joints, ...turned(other), ...rest];
}

function turned({ values: [first, ...values], words, eye }: Group): Item[] {
  return [{ ...eye, gap: first.gap }, { ...first, gap: "" }, ...values, ...words];
}

/** Values, words that change nothing, and the eye, on one line. */
function groupAt(items: readonly Item[], start: number): Group | undefined {
  const first = items[start];
  if (first === undefined || !isPower(first)) return undefined;
  const isInside = (item: Item | undefined): item is Item =>
    item !== undefined && /^[()/'’]?$/.test(item.gap);
  let end = start + 1;
  const isOfValues = ({ number, word }: Item) =>
    number !== undefined || (word?.kind === "axisMark" && items[end + 1]?.number !== undefined);
  for (let item = items[end]; isInside(item) && isOfValues(item); item = items[end]) end += 1;
  const values = [first, ...items.slice(start + 1, end)] as const;
  // "à droite", "l'œil droit": no axis and no eye.
  const isMark = ({ word, text }: Item) => word?.kind === "axisMark" || text === "l";
  const isFiller = (item: Item) =>
    isMark(item) || (item.word?.kind === "unknown" && isHarmless(item.text));
  for (let item = items[end]; isInside(item) && isFiller(item); item = items[end]) end += 1;
  const words = items.slice(start + values.length, end);
  const eye = items[end];
  if (!isInside(eye) || eye.word?.kind !== "eye") return undefined;
  const marks = words.filter(isMark).flatMap((mark) => mark.tokens);
  return {
    values,
    words: words.filter((word) => !isMark(word)),
    eye: { ...eye, tokens: [...marks, ...eye.tokens] },
    end: end + 1,
  };
}

function areTwoEyes({ word: one }: Item, { word: other }: Item): boolean {
  if (one?.kind !== "eye" || other?.kind !== "eye") return false;
  const sides = [one.side, other.side];
  return sides.includes("right") && sides.includes("left");
}
