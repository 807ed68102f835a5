/** What stands before or after both eyes belongs to both, and "idem" is the eye before once more. */
import type { Eye, LensField } from "../lens.ts";
import type { Context } from "./contexts.ts";
import type { Finding } from "./findings.ts";
import { isFitPart } from "./fits.ts";
import type { Item } from "./items.ts";
import { beginsLine, isPower } from "./values.ts";

const shared: ReadonlySet<LensField> = new Set(["addition", "design", "baseCurve", "diameter"]);

const isEye = (side: string): side is Eye => side === "right" || side === "left";

/** The findings with those for every eye that they are about. */
export function withShared(contexts: readonly Context[], found: readonly Finding[]): Finding[] {
  return afterBoth(contexts, beforeBoth(contexts, withRepeats(contexts, found)));
}

function withRepeats(contexts: readonly Context[], found: readonly Finding[]): Finding[] {
  const known = [...found];
  for (const [place, { side, items, label, repeats }] of contexts.entries()) {
    const before = contexts[place - 1];
    if (!repeats || before === undefined || !isEye(before.side) || before.side === side) continue;
    const theirs = known.filter((finding) => finding.side === before.side);
    const read = new Set(theirs.flatMap((finding) => finding.items));
    const isWhole = theirs.some(({ field }) => field === "sphere");
    if (!isWhole || before.items.some((item) => isPower(item) && !read.has(item))) continue;
    const own = new Set(known.filter((it) => it.side === side).map(({ field }) => field));
    const word = items.filter((item) => item.word?.kind === "same").concat(label);
    const copied = theirs.filter(({ field }) => !own.has(field));
    known.push(...copied.map((it) => ({ ...it, side, items: [...it.items, ...word] })));
  }
  return known;
}

function beforeBoth(contexts: readonly Context[], found: readonly Finding[]): Finding[] {
  const sides = new Set(contexts.slice(1).map(({ side }) => side));
  const isUsed = [...sides].every((side) => isEye(side) || side === "both");
  if (!isUsed || sides.size === 0) return [...found];
  const targets: Eye[] = sides.has("both") ? ["right", "left"] : [...sides].filter(isEye);
  const before = found.filter(({ side, field }) => side === "none" && shared.has(field));
  // "ADD 2.00 OD +1.25 ADD 2.50 OS": it can not be told which eye comes with which.
  const unsure = new Set(
    before
      .filter(({ field, value }) =>
        found.some((it) => it.side !== "none" && it.field === field && it.value !== value),
      )
      .map(({ field }) => field),
  );
  return found.flatMap((finding) => {
    if (unsure.has(finding.field)) return [];
    if (!before.includes(finding)) return [finding];
    return targets.map((side) => ({ ...finding, side }));
  });
}

function afterBoth(contexts: readonly Context[], found: readonly Finding[]): Finding[] {
  const last = contexts.at(-1);
  const others = contexts.filter(({ side }) => isEye(side) && side !== last?.side);
  // Each eye named once.
  const isUnclear = contexts.length !== 3;
  if (last === undefined || !isEye(last.side) || others.length === 0 || isUnclear)
    return [...found];
  const other = (others[0] as Context).side as Eye;
  const tail = tailOf(contexts, last, found);
  const known = new Set(found.flatMap((finding) => finding.items));
  // A blank field, or a number that was not read, may be the other eye's own.
  const says = (field: LensField) =>
    others.some(({ items }) =>
      items.some((item) => {
        if (item.word?.kind === "field") return item.word.field === field;
        return item.number !== undefined && !known.has(item);
      }),
    );
  const powers = new Set(
    found.filter((it) => it.side === other && it.field === "sphere").map(({ value }) => value),
  );
  const isUnread = others.some(({ items }) => items.some((it) => isPower(it) && !known.has(it)));
  if (powers.size !== 1 || isUnread) return [...found];
  return found.flatMap((finding) => {
    // The two eyes often have different designs.
    const isShared = shared.has(finding.field) && finding.field !== "design";
    const isLabelled = finding.items.some(({ word }) => word?.kind === "field");
    const isTail = finding.items.every((item) => tail.items.has(item));
    const isForBoth = isShared && isTail && (isLabelled || tail.isOwnLine);
    const like = isFitPart(finding.field)
      ? isFitPart
      : (field: LensField) => field === finding.field;
    const alreadyThere = found.some(({ side, field }) => side === other && like(field));
    if (finding.side !== last.side || !isForBoth || alreadyThere || says(finding.field))
      return [finding];
    return [finding, { ...finding, side: other }];
  });
}

/**
 * The items behind the powers of the last eye, where they stand on a line of their own, or the whole
 * text on one line: beside the last eye of two lines they may be its own. Numbers without their labels
 * need a line of their own.
 */
function tailOf(
  contexts: readonly Context[],
  { items }: Context,
  found: readonly Finding[],
): { items: ReadonlySet<Item>; isOwnLine: boolean } {
  const fields = new Map(found.flatMap((it) => it.items.map((item) => [item, it.field])));
  const lastPower = items.findLastIndex((item) => {
    const field = fields.get(item);
    return field === undefined ? isPower(item) : !shared.has(field);
  });
  const behind = items.slice(lastPower + 1);
  const own = contexts
    .slice(1)
    .flatMap(({ label, items: theirs }, place) =>
      place === 0 ? [...label.slice(1), ...theirs] : [...label, ...theirs],
    );
  const isOneLine = !own.some((item) => beginsLine(item) && !behind.includes(item));
  const start = isOneLine ? 0 : behind.findIndex(beginsLine);
  return { items: new Set(start === -1 ? [] : behind.slice(start)), isOwnLine: !isOneLine };
}
