/** Reads one stretch of text about one eye: which number belongs to which field. */
import type { LensField, LensValue } from "../lens.ts";
import { powersOfNames } from "./additions.ts";
import type { Context, Side } from "./contexts.ts";
import {
  followsCylinder,
  isUndisputed,
  labelsFollowValues,
  losesRefraction,
  type State,
} from "./doubts.ts";
import { fitsIn, isFitPart } from "./fits.ts";
import { isLensWord } from "./glasses-words.ts";
import { hasDigit, type Item } from "./items.ts";
import { labelGap } from "./labels.ts";
import { beginsLine, isPower, valueFor } from "./values.ts";

/** A value, and the items of the text it was read from. */
export interface Finding {
  readonly side: Side;
  readonly field: LensField;
  readonly value: LensValue;
  readonly items: readonly Item[];
  /** Read from sphere, cylinder and axis standing together, so that numbers beside them do no harm. */
  readonly anchored: boolean;
}

/** Everything one context holds without doubt. What it leaves unread is left out altogether. */
export function findingsIn(
  context: Context,
  taken: ReadonlySet<Item>,
  namesDesigns: boolean,
): Finding[] {
  const { side, items, hasBlank } = context;
  if (side === "unclear" || hasBlank) return [];
  const rest = items.filter((item) => !taken.has(item));
  const reading = new Reading(context, rest, namesDesigns);
  reading.readLabels();
  reading.readFit();
  reading.readCylinders();
  return reading.settled();
}

const isNumeral = (item: Item) =>
  item.number !== undefined || (hasDigit(item) && !isLensWord(item.text));

class Reading {
  readonly #side: Side;
  readonly #isNamed: boolean;
  readonly #isUnderLabel: boolean;
  readonly #namesDesigns: boolean;
  readonly #items: readonly Item[];
  readonly #places: ReadonlyMap<Item, number>;
  /** Powers that belong to a named addition: no sphere, whatever stands around them. */
  readonly #ofNames: ReadonlySet<Item>;
  readonly #found = new Map<Item, Finding>();
  readonly #findings: Finding[] = [];
  readonly #state: State;

  constructor({ side, isUnderLabel }: Context, items: readonly Item[], namesDesigns: boolean) {
    this.#side = side;
    this.#namesDesigns = namesDesigns;
    this.#isUnderLabel = isUnderLabel;
    this.#isNamed = side !== "none" && side !== "unclear";
    this.#items = items;
    this.#places = new Map(items.map((item, place) => [item, place]));
    this.#ofNames = powersOfNames(items);
    this.#state = {
      items,
      places: this.#places,
      ofNames: this.#ofNames,
      found: this.#found,
      findings: this.#findings,
    };
  }

  /** "PWR -2.75", "Axe: 180", and "-2.75 sph", where nothing else can be meant. */
  readLabels(): void {
    this.#items.forEach((item, index) => {
      const before = this.#items[index - 1];
      const next = this.#items[index + 1];
      // "ADD +2.00 N" and "ADD HIGH D" name the design; a D behind a number may be the dioptre otherwise.
      const addition = before && this.#found.get(before);
      const isDesign =
        item.text === "N" ||
        (item.text === "D" && (before?.number === undefined || this.#namesDesigns));
      if (addition?.field === "addition" && isDesign && item.word?.kind !== "field") {
        this.#add("design", item.text as "D" | "N", [item]);
      }
      if (item.word?.kind !== "field") return;
      const { field } = item.word;
      const value = this.#isAsked(next) ? valueFor(field, next) : undefined;
      if (next !== undefined && value !== undefined && !this.#found.has(next)) {
        if (field !== "addition" || this.#endsAddition(next, index + 2)) {
          this.#add(field, value, [item, next]);
        }
        return;
      }
      if (before === undefined || this.#found.has(before) || item.gap !== "") return;
      if (field === "addition" && before.word?.kind === "additionName" && value === undefined) {
        this.#add(field, before.word.name, [before, item]);
      }
      if (field !== "sphere") return;
      const power = isPower(before) ? valueFor("sphere", before) : undefined;
      if (power !== undefined && !(next && next.gap === "" && isPower(next))) {
        this.#add("sphere", power, [before, item]);
      }
    });
  }

  #isAsked(next: Item | undefined): next is Item {
    return next !== undefined && labelGap.test(next.gap) && !this.#ofNames.has(next);
  }

  /** "Please add 2 of these": a whole number is an addition only where nothing else follows. */
  #endsAddition({ number }: Item, next: number): boolean {
    const after = this.#items[next];
    if (number === undefined || !number.whole || number.sign !== "none") return true;
    return after === undefined || beginsLine(after) || after.word?.kind === "field";
  }

  /** "8.6 14.2" without labels. */
  readFit(): void {
    const loose = this.#items.filter(
      (item) => item.number?.sign === "none" && !item.number.whole && !this.#found.has(item),
    );
    if (loose.length !== 2) return;
    for (const [baseCurve, diameter] of fitsIn(this.#items, this.#isNamed)) {
      if (this.#found.has(baseCurve) || this.#found.has(diameter)) continue;
      this.#addValue("baseCurve", baseCurve);
      this.#addValue("diameter", diameter);
    }
  }

  /** "-2.25 (-0.75 x 180)", "175° (-1.25) +2.00", and "OD -2.25 -0.75 180". */
  readCylinders(): void {
    this.#items.forEach((item, index) => {
      const known = this.#found.get(item);
      if ((known !== undefined && known.field !== "cylinder") || this.#ofNames.has(item)) return;
      const value = isPower(item) ? valueFor("cylinder", item) : undefined;
      if (value === undefined) return;
      const axis = this.#axisBeside(item, index, known !== undefined);
      if (axis === undefined) return;
      const before = this.#items[index - 1];
      // A zero may as well be the sphere.
      if (value === 0 && known === undefined && !(before && isPower(before))) return;
      if (known === undefined) this.#add("cylinder", value, [item], true);
      if (axis.value !== undefined) this.#add("axis", axis.value, axis.items, known === undefined);
      if (before === undefined || this.#found.has(before) || beginsLine(item)) return;
      const sphere = isPower(before) ? valueFor("sphere", before) : undefined;
      if (sphere !== undefined) this.#add("sphere", sphere, [before], true);
    });
  }

  #axisBeside(
    cylinder: Item,
    index: number,
    labelled: boolean,
  ): { readonly value?: LensValue; readonly items: readonly Item[] } | undefined {
    const [before, next, second] = [-1, 1, 2].map((step) => this.#items[index + step]);
    if (next === undefined) return this.#axisBefore(cylinder, before, next);
    // The number before an axis with its own label is the cylinder.
    if (next.word?.kind === "field" && next.word.field === "axis") {
      return this.#found.has(next) ? { items: [] } : undefined;
    }
    if (next.word?.kind === "axisMark") {
      const value = valueFor("axis", second);
      return value === undefined || second === undefined || beginsLine(second)
        ? undefined
        : { value, items: [next, second] };
    }
    const value = this.#found.has(next) || beginsLine(next) ? undefined : valueFor("axis", next);
    if (value !== undefined && next.number?.degrees) return { value, items: [next] };
    const axisBefore = this.#axisBefore(cylinder, before, next);
    if (axisBefore !== undefined) return axisBefore;
    if (value === undefined) return undefined;
    // "-2.25 (-0.75 180)"
    if (cylinder.gap === "(" && next.gap === "" && second?.gap.startsWith(")")) {
      return { value, items: [next] };
    }
    // Bare "-2.25 -0.75 180" is the common order, but "-2.25 -0.75 30 lenses" is something else.
    const inOrder = before !== undefined && isPower(before) && !beginsLine(cylinder);
    const ends =
      second === undefined ||
      beginsLine(second) ||
      this.#found.has(second) ||
      second.word?.kind === "field" ||
      second.word?.kind === "quantity";
    const isCertain = this.#isNamed
      ? labelled || (inOrder && next.number?.value !== 0)
      : labelled && (next.number?.digits.length ?? 0) > 2;
    return isCertain && ends ? { value, items: [next] } : undefined;
  }

  /** "175° (-1.25)", "(175° -1.25)", "(175°, -1.25)" */
  #axisBefore(cylinder: Item, before: Item | undefined, next: Item | undefined) {
    if (!before?.number?.degrees || this.#found.has(before)) return undefined;
    const isInside = before.gap === "(" && /^,?$/.test(cylinder.gap) && next?.gap.startsWith(")");
    if (cylinder.gap !== "(" && !isInside) return undefined;
    const value = valueFor("axis", before);
    return value === undefined ? undefined : { value, items: [before] };
  }

  /** The findings that survive doubt, with the one bare power as the sphere. */
  settled(): Finding[] {
    if (labelsFollowValues(this.#state)) return [];
    if (losesRefraction(this.#state)) return this.#withoutRefraction();
    const bare = this.#items.filter(
      (item) => isPower(item) && !this.#found.has(item) && !this.#ofNames.has(item),
    );
    const sphere = this.#findings.find(({ field }) => field === "sphere");
    const [only, zero] = bare;
    // "-2.25 0.00": the cylinder is none.
    if (this.#isNamed && bare.length === 2 && only && zero?.number?.value === 0 && !sphere) {
      if (!zero.number.unclear && this.#places.get(zero) === (this.#places.get(only) ?? 0) + 1) {
        if (!beginsLine(zero) && valueFor("sphere", only) !== 0) {
          this.#add("cylinder", 0, [zero]);
          bare.pop();
        }
      }
    }
    if (only !== undefined) {
      const alone =
        bare.length === 1 &&
        sphere === undefined &&
        !this.#isUnderLabel &&
        this.#isPlainlyAPower(only) &&
        !followsCylinder(this.#state, only);
      const value = alone ? valueFor("sphere", only) : undefined;
      if (value === undefined) return this.#withoutPowers(only);
      this.#add("sphere", value, [only]);
    }
    const hasSphere = this.#findings.some(({ field }) => field === "sphere");
    // "OD -2.25 x 180": without a sphere the number may be one whose cylinder is missing.
    return this.#findings.filter(
      (finding) => isUndisputed(this.#state, finding) && (hasSphere || !finding.anchored),
    );
  }

  #withoutRefraction(): Finding[] {
    return this.#findings.filter(
      (finding) => isFitPart(finding.field) && isUndisputed(this.#state, finding),
    );
  }

  /** Without an eye or a label, "discount -5.00" and "+1 555 0100" are no powers. */
  #isPlainlyAPower(item: Item): boolean {
    const place = this.#places.get(item) ?? 0;
    const [before, after] = [this.#items[place - 1], this.#items[place + 1]];
    // "ADD +1.50 +2.00"
    if (before && this.#found.get(before)?.field === "addition" && item.number?.sign === "plus") {
      return false;
    }
    if (this.#side !== "none") {
      // "OD 225 -0.75" and "OD 0,,00 dpt -0.75": a number before may be the sphere, its point lost.
      const earlier = this.#items.slice(0, place).findLast(isNumeral);
      return earlier === undefined || this.#found.has(earlier) || beginsLine(item);
    }
    const hasFit = this.#findings.some(({ field }) => isFitPart(field));
    const harmless = ["field", "additionName", "plano", ...(hasFit ? ["quantity"] : [])];
    const isWord = (it: Item | undefined) =>
      it?.word !== undefined && !harmless.includes(it.word.kind);
    const amongWords =
      (isWord(before) && !beginsLine(item)) || (after && isWord(after) && !beginsLine(after));
    return !amongWords && item.number?.whole !== true;
  }

  /** A power too many: which is which can not be told, unless sphere, cylinder and axis stand together. */
  #withoutPowers(first: Item): Finding[] {
    const place = this.#places.get(first) ?? 0;
    const isBefore = ({ items }: Finding) =>
      items.every((it) => (this.#places.get(it) ?? 0) < place);
    const together =
      this.#isNamed &&
      this.#findings.some((it) => it.field === "cylinder" && it.anchored && isBefore(it)) &&
      this.#findings.some((it) => it.field === "sphere" && isBefore(it));
    return this.#findings.filter((finding) => {
      const { field, anchored } = finding;
      if (!isUndisputed(this.#state, finding)) return false;
      return isFitPart(field) || (together && (anchored || field === "sphere"));
    });
  }

  #addValue(field: LensField, item: Item): void {
    const value = valueFor(field, item);
    if (value !== undefined) this.#add(field, value, [item]);
  }

  #add(field: LensField, value: LensValue, items: readonly Item[], anchored = false): void {
    const finding: Finding = { side: this.#side, field, value, items, anchored };
    this.#findings.push(finding);
    for (const item of items) this.#found.set(item, finding);
  }
}
