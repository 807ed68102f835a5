/** A bag, and what a visitor can do to it. Pure: content in, content or a reason out. */
import { isDeepStrictEqual } from "node:util";
import type { LensAnswers } from "@landolt/forms";
import type { LensMetadata } from "@landolt/optics";

/** Pieces of a variant, for contact lenses with the values of one eye. */
export type BagLine = {
  /** Made of variant and lens: two lines with the same id are the same line. */
  id: string;
  variant_id: string;
  /** Whole number from 1. */
  quantity: number;
  lens?: LensMetadata;
  /** What was prescribed, where the customer has accepted the nearest lens that is made instead. */
  prescribed?: LensMetadata;
  /** What was answered last when this lens was put in. */
  answers?: LensAnswers;
  /** Milliseconds since 1970. A removed line keeps its place, so that it can come back to it. */
  removed_at?: number;
};

/** A form that was taken. */
export type FormKey = {
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  /** What it put in. Absent once the visitor has been shown the bag. */
  added?: readonly NewLine[];
};

/** What the visitor was last shown of a line: its names, and its price where one was agreed. */
export type ShownLine = {
  handle: string;
  title: string;
  subtitle: string;
  variant: string;
  /** Taxes included, in the currency's main unit. */
  unit_price?: number;
};

/** The row, without what only the database needs to know. */
export type BagRecord = {
  id: string;
  version: number;
  lines: BagLine[];
  codes: string[];
  form_keys: FormKey[];
  shown: Record<string, ShownLine>;
  language: string;
  cart_id: string;
  projected_version: number | null;
  ordered_at: Date | null;
};

/** What a change of the visitor's may touch. */
export type BagContent = Pick<BagRecord, "lines" | "codes" | "form_keys">;

/** The lines that are in the bag, without those that were taken out. */
export const liveLines = (lines: readonly BagLine[]): BagLine[] =>
  lines.filter(({ removed_at }) => removed_at === undefined);

/** Most pieces of one line, most lines, most codes. */
export const limits = { quantity: 99, lines: 40, codes: 5 };

/** Removed lines that can still come back. */
const keptRemoved = 5;
const keptKeys = 20;

/**
 * Milliseconds in which a form that was already answered is still taken for the second half of a
 * double click. Later it is the same page, looked at again and used on purpose.
 */
const doubleClick = 1000;

export type ChangeRefusal =
  | "too-many-pieces"
  | "too-many-boxes"
  | "too-many-lines"
  | "too-many-codes"
  | "no-such-line";

export type Change =
  | { ok: true; content: BagContent }
  /** As it is already: nothing is written. */
  | { ok: true; content?: undefined }
  | { ok: false; refusal: ChangeRefusal };

export type NewLine = Omit<BagLine, "removed_at">;

const unchanged: Change = { ok: true };
const refused = (refusal: ChangeRefusal): Change => ({ ok: false, refusal });

/** The lines with fewer pieces by those that a form put in; of what it began none are left. */
const without = (lines: readonly BagLine[], added: readonly NewLine[]): BagLine[] =>
  lines.map((line) => {
    const put = added.filter(({ id }) => id === line.id);
    const quantity = put.reduce((left, each) => left - each.quantity, line.quantity);
    return { ...line, quantity };
  });

type Form = {
  key?: string | undefined;
  now: number;
  /** Most boxes of a line, by its id, where these are fewer than of anything else. */
  most?: ReadonlyMap<string, number>;
  /** Ids of lines that go, and in whose place the added ones come. */
  replaces?: readonly string[] | undefined;
};

/**
 * Adds all the lines or none. The same form sent again changes nothing; corrected by a visitor who has not seen that it
 * was taken, it comes in the place of what it put in before.
 */
export function addLines(content: BagContent, added: readonly NewLine[], form: Form): Change {
  const { key, now, most, replaces = [] } = form;
  const taken = content.form_keys.find((one) => one.key === key);
  const unseen = taken?.added;
  if (taken && (unseen ? isDeepStrictEqual(unseen, added) : now - taken.at <= doubleClick)) {
    return unchanged;
  }
  const former = unseen ? without(content.lines, unseen) : content.lines;
  const goes = ({ id, quantity }: BagLine) => quantity < 1 || replaces.includes(id);
  let lines = former.filter((line) => !goes(line));
  const place = former.findIndex(goes);
  // Lines before the first that goes stay before what comes in its place.
  const at = place < 0 ? lines.length : place;
  let fresh = 0;
  for (const line of added) {
    const before = lines.find(({ id }) => id === line.id);
    const present = before === undefined || before.removed_at !== undefined ? 0 : before.quantity;
    const quantity = present + line.quantity;
    if (quantity > limits.quantity) return refused("too-many-pieces");
    if (quantity > (most?.get(line.id) ?? limits.quantity)) return refused("too-many-boxes");
    lines = before
      ? lines.map((each) => (each.id === line.id ? { ...line, quantity } : each))
      : lines.toSpliced(at + fresh++, 0, line);
  }
  if (liveLines(lines).length > limits.lines) return refused("too-many-lines");
  const others = content.form_keys.filter((one) => one !== taken);
  const form_keys =
    key === undefined ? others : [...others, { key, at: now, added }].slice(-keptKeys);
  return { ok: true, content: { ...content, lines, form_keys } };
}

function changeLine(content: BagContent, id: string, change: (line: BagLine) => BagLine): Change {
  const line = content.lines.find((each) => each.id === id);
  if (line === undefined) return refused("no-such-line");
  const changed = change(line);
  if (changed === line) return unchanged;
  const lines = content.lines.map((each) => (each === line ? changed : each));
  return { ok: true, content: { ...content, lines: dropOldest(lines) } };
}

/** Of the removed lines only the last few can come back; the others lose their place. */
function dropOldest(lines: BagLine[]): BagLine[] {
  const removed = lines.flatMap(({ removed_at }) => removed_at ?? []).sort((a, b) => b - a);
  const oldest = removed[keptRemoved - 1] ?? 0;
  return lines.filter(({ removed_at }) => removed_at === undefined || removed_at >= oldest);
}

export const setQuantity = (content: BagContent, id: string, quantity: number): Change =>
  changeLine(content, id, (line) =>
    line.quantity === quantity && line.removed_at === undefined
      ? line
      : withoutRemoval({ ...line, quantity }),
  );

export const removeLine = (content: BagContent, id: string, now: number): Change =>
  changeLine(content, id, (line) =>
    line.removed_at === undefined ? { ...line, removed_at: now } : line,
  );

/** Puts a removed line back to its place. */
export function restoreLine(content: BagContent, id: string): Change {
  const change = changeLine(content, id, (line) =>
    line.removed_at === undefined ? line : withoutRemoval(line),
  );
  const { lines } = (change.ok && change.content) || content;
  return liveLines(lines).length > limits.lines ? refused("too-many-lines") : change;
}

const withoutRemoval = ({ removed_at, ...line }: BagLine): BagLine => line;

export function addCode(content: BagContent, code: string): Change {
  if (content.codes.includes(code)) return unchanged;
  if (content.codes.length >= limits.codes) return refused("too-many-codes");
  return { ok: true, content: { ...content, codes: [...content.codes, code] } };
}

export function removeCode(content: BagContent, code: string): Change {
  if (!content.codes.includes(code)) return unchanged;
  return {
    ok: true,
    content: { ...content, codes: content.codes.filter((each) => each !== code) },
  };
}
