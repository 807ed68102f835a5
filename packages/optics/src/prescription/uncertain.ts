/**
 * Finds the values that the writer is not certain of ("R ~ -2.25", "-2.25?", "environ", "I think"),
 * that are not meant ("not -2.25", "old", "wrong"), or that are of more than one person.
 */
import type { Context } from "./contexts.ts";
import { isLensWord } from "./glasses-words.ts";
import type { Item } from "./items.ts";
import {
  isHarmless,
  isInvalid,
  isNegation,
  isPerson,
  isReturned,
  isSpanOfTime,
  isUncertain,
  saysSure,
} from "./uncertain-words.ts";
import { beginsLine, isPower } from "./values.ts";

/** "~", "≤" and the like before a value; arrows and drawn lines are none. */
const estimate = /(?<![=<>-])(?:[~～〜∼∽≈≃≅≠≤≥]{1,2}=?|[<>]=?|[¿])$/u;
/** "-2.25?", "-2.25~": on the line of what stands before. */
const question = /^[^\n]*[?‽¿~～〜∼]/u;
/** A heading over a text, or a remark under it: "not sure". */
const longestRemark = 4;

interface Text {
  readonly items: readonly Item[];
  readonly contexts: readonly Context[];
  readonly owners: ReadonlyMap<Item, Context>;
}

/** The items whose values are to be left unread. */
export function uncertainItems(
  items: readonly Item[],
  contexts: readonly Context[],
  tail: string,
): ReadonlySet<Item> {
  const owners = new Map(
    contexts.flatMap((context) =>
      [...context.label, ...context.items].map((item) => [item, context] as const),
    ),
  );
  const text = { items, contexts, owners };
  if (areOfSeveral(text)) return new Set(items);
  const uncertain = new Set<Item>();
  for (let place = 0; place <= items.length; place += 1) {
    const item = items[place];
    for (const covered of coveredByMark(text, place, item?.gap ?? tail)) uncertain.add(covered);
    if (item === undefined) continue;
    for (const covered of coveredByWord(text, place, item)) uncertain.add(covered);
  }
  // "R -2.25 L -1.75 (R maybe -2.50)": the remark names an eye that has its value elsewhere.
  for (const { word } of [...uncertain]) {
    if (word?.kind !== "eye") continue;
    for (const context of contexts) {
      if (context.side === word.side) for (const item of context.items) uncertain.add(item);
    }
  }
  return uncertain;
}

/** A mark before the item at `place`. */
function coveredByMark(text: Text, place: number, gap: string): readonly Item[] {
  const { items, owners } = text;
  const [before, after] = [items[place - 1], items[place]];
  const isQuestion = question.test(gap) && before !== undefined && !isInsideWord(before, after);
  const isAsked = isQuestion && sentenceAt(items, place - 1).some(saysValue);
  const asked = isAsked ? coveredFrom(text, place) : [];
  const isBeforeValue =
    after?.number !== undefined || ["eye", "field", "plano"].includes(after?.word?.kind ?? "");
  const beginsWithMark = (before === undefined || gap.includes("\n")) && gap.endsWith("?");
  const isEstimate = estimate.test(gap) || beginsWithMark;
  // "OD -2.25 ~OS -1.75": the mark may be about either.
  if (after === undefined || !isBeforeValue || !isEstimate) return asked;
  const own = owners.get(after);
  const isFirst = before === undefined || owners.get(before)?.side === "none";
  return isFirst || own?.side === "none"
    ? items
    : [...coveredFrom(text, place), ...(own?.items ?? [])];
}

function coveredByWord(text: Text, place: number, { text: said, word }: Item): readonly Item[] {
  const { items } = text;
  const next = items[place + 1];
  if (word?.kind === "or") return isChoice(items, place) ? coveredBeside(text, place) : [];
  if (word?.kind !== "unknown") return [];
  const isNot = isNegation(said) || (said === "t" && /^['’]$/.test(items[place]?.gap ?? ""));
  const isUnsure = isNot && next !== undefined && saysSure(next.text);
  // "no cylinder", "use before 2027-05"
  const isAboutLabel =
    next?.word?.kind === "field" &&
    next.word.field !== "sphere" &&
    items[place + 2]?.number === undefined;
  const isAboutDate = /^(?:before|avant)$/i.test(said) && /^\D?\d{2}/.test(next?.text ?? "");
  const isPast = isInvalid(said, next?.text) || isTimeAgo(items, place);
  // "about PWR -2.25", but "about your order"
  const isAbout =
    /^about$/i.test(said) && (next?.number ?? ["field", "eye"].includes(next?.word?.kind ?? ""));
  const isRemark =
    isUnsure || Boolean(isAbout) || isUncertain(said, next?.text) || (isPast && !isAboutDate);
  // "Return: R -2.25"; elsewhere it is what a shop writes under every order.
  if (isReturned(said) && (next?.gap.startsWith(":") || next?.word?.kind === "eye")) {
    return sentenceAt(items, place).some(saysValue) ? items : [];
  }
  const isSaid = isRemark || (isNot && !isAboutLabel);
  if (!isSaid) return isStrangeRemark(text, place) ? coveredFrom(text, place) : [];
  const sentence = sentenceAt(items, place);
  if (sentence.some(saysValue)) return isPast ? items : coveredBeside(text, place);
  const isHeading = items[endOfSentence(items, place)]?.gap.includes(":") === true;
  const isShort =
    sentence.length <= longestRemark &&
    !sentence.some(({ number, word: it }) => number ?? it?.kind === "quantity");
  return isRemark && (isHeading || isShort) ? items : [];
}

/**
 * "R -2.25 doubtful": behind the value of an eye a small word that is not known may take it back. Names and nouns in
 * capitals, and what stands behind a comma, begin something else.
 */
function isStrangeRemark({ items, owners }: Text, place: number): boolean {
  const [before, item] = [items[place - 1], items[place]];
  const isName = before?.word?.kind === "additionName";
  if (
    (before?.number === undefined && !isName) ||
    item === undefined ||
    owners.get(item)?.side === "none"
  ) {
    return false;
  }
  const isBehind = /^\)?[(/]?$/.test(item.gap) && /^\p{Ll}/u.test(item.text);
  // "12 rue de la Gare"
  const asks = ["field", "axisMark"].includes(items[place - 2]?.word?.kind ?? "");
  const isLoose = before?.number?.whole && before.number.sign === "none" && !asks;
  if (before && isLoose && (beginsLine(before) || items[place - 2]?.word?.kind === "unknown"))
    return false;
  // "-2,25 e olho esquerdo -1,75"
  if (/^[ey]$/.test(item.text)) return false;
  return isBehind && !isHarmless(item.text) && !isLensWord(item.text);
}

/** "vor 5 Jahren", "vor einigen Jahren", "hace dos años", unlike "vor 2027" */
const isTimeAgo = (items: readonly Item[], place: number): boolean =>
  /^(?:vor|hace|há)$/i.test(items[place]?.text ?? "") &&
  [1, 2, 3].some((step) => isSpanOfTime(items[place + step]?.text ?? ""));

/** "R or L: -2.25", "-2.25 or so" */
function isChoice(items: readonly Item[], place: number): boolean {
  const [before, or, after] = [items[place - 1], items[place], items[place + 1]];
  const areEyes = before?.word?.kind === "eye" && after?.word?.kind === "eye";
  const isValue = before?.number !== undefined || before?.word?.kind === "additionName";
  const isBehindValue = isValue && or !== undefined && !beginsLine(or);
  return areEyes || (isBehindValue && after?.word?.kind !== "eye");
}

/** What a mark before `place` is about: the eye it stands in, or all before it where no eye follows on its line. */
function coveredFrom({ items, contexts, owners }: Text, place: number): readonly Item[] {
  const last = items[place - 1] ?? items[place];
  const own = last && owners.get(last);
  if (own === undefined || own.side === "none") return items;
  if (!own.items.some(isPower)) return own.items;
  const after = items.slice(place, endOfSentence(items, Math.max(0, place - 1)));
  const standsBefore = after.some((item) => owners.get(item) === own && isPower(item));
  const isLast = after.every((item) => owners.get(item) === own);
  if (standsBefore || !isLast) return own.items;
  const named = new Set(sentenceAt(items, Math.max(0, place - 1)).map((item) => owners.get(item)));
  return contexts.flatMap((context) => (named.has(context) ? context.items : []));
}

/** As `coveredFrom`, and the eye that is named next: a word between two eyes may be about either. */
function coveredBeside(text: Text, place: number): readonly Item[] {
  const { items, owners } = text;
  const own = owners.get(items[place] as Item);
  const after = items.slice(place + 1, endOfSentence(items, place));
  const isInside = after.some((item) => owners.get(item) === own && isPower(item));
  const next = after.find((item) => owners.get(item) !== own);
  const other = isInside || next === undefined ? undefined : owners.get(next);
  return [...coveredFrom(text, place + 1), ...(other?.items ?? [])];
}

/** From one line or full stop to the next. */
function sentenceAt(items: readonly Item[], place: number): readonly Item[] {
  let start = place;
  while (start > 0 && !beginsSentence(items, start)) start -= 1;
  return items.slice(start, endOfSentence(items, place));
}

function endOfSentence(items: readonly Item[], place: number): number {
  let end = place + 1;
  while (end < items.length && !beginsSentence(items, end)) end += 1;
  return end;
}

function beginsSentence(items: readonly Item[], place: number): boolean {
  const [before, item] = [items[place - 1], items[place] as Item];
  const isStop = before !== undefined && /^\p{L}{4,}\.$/u.test(before.text);
  return beginsLine(item) || /[.!?]/.test(item.gap) || (isStop && /^\p{Lu}/u.test(item.text));
}

const saysValue = (item: Item, place: number, sentence: readonly Item[]) =>
  isPower(item) ||
  item.word?.kind === "eye" ||
  (["field", "axisMark"].includes(item.word?.kind ?? "") &&
    (sentence[place + 1]?.number !== undefined ||
      sentence[place + 1]?.word?.kind === "additionName"));

/** "shop.example/p?sph=-2.25" */
function isInsideWord(before: Item, after: Item | undefined): boolean {
  const [end, start] = [before.tokens.at(-1)?.end, after?.tokens[0]?.start];
  return after?.number === undefined && end !== undefined && start === end + 1;
}

/** "Mother: … Child: …", "Anna R -2.25, Tom L -1.75", "R -2.25 Anna, L -1.75 Tom" */
function areOfSeveral({ items, contexts, owners }: Text): boolean {
  const people = items.filter(({ text, word }) => word?.kind === "unknown" && isPerson(text));
  const isBetween = people.some((item) => {
    const place = contexts.indexOf(owners.get(item) as Context);
    return place > 0 && place < contexts.length - 1;
  });
  const places = new Map(items.map((item, place) => [item, place]));
  const ofEyes = contexts.filter(({ side }) => side !== "none");
  const before = ofEyes.map(({ label: [first] }) =>
    nameBefore(items, first === undefined ? 0 : (places.get(first) ?? 0)),
  );
  const behind = ofEyes.map(({ items: own }) => {
    const name = nameBefore(own, own.length);
    const [far, near] = [own.at(-name.length - 2), own.at(-name.length - 1)];
    // "-2.25 Anna", "-2.25 for Anna"
    const isBehind = near?.number ?? (far?.number && isHarmless(near?.text ?? ""));
    return isBehind ? name : [];
  });
  const different = (names: readonly (readonly Item[])[]) =>
    new Set(names.flatMap((name) => (name.length > 0 ? textOf(name) : []))).size > 1;
  return (
    isBetween || different(people.map((item) => [item])) || different(before) || different(behind)
  );
}

const textOf = (name: readonly Item[]) => name.map(({ text }) => text).join(" ");

/** The words like a name that end there. */
function nameBefore(items: readonly Item[], end: number): readonly Item[] {
  let start = end;
  while (start > 0 && isName(items[start - 1])) start -= 1;
  return items.slice(start, end);
}

const isName = (item: Item | undefined) =>
  item?.word?.kind === "unknown" && /^\p{Lu}\p{Ll}+$/u.test(item.text) && !isLensWord(item.text);
