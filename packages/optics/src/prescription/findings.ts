/** Reads one stretch of text about one eye: which number belongs to which field. */
import type { LensField, LensValue } from "../lens.ts";
import type { Context, Side } from "./contexts.ts";
import { type Item, isPower, mightBe, valueFor } from "./items.ts";

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
export function findingsIn(context: Context, taken: ReadonlySet<Item>): Finding[] {
  const { side, items, hasBlank } = context;
  if (side === "unclear" || hasBlank) return [];
  const reading = new Reading(
    side,
    items.filter((item) => !taken.has(item)),
  );
  reading.readLabels();
  reading.readCylinders();
  return reading.settled();
}

class Reading {
  readonly #side: Side;
  readonly #items: readonly Item[];
  readonly #places: ReadonlyMap<Item, number>;
  readonly #found = new Map<Item, Finding>();
  readonly #findings: Finding[] = [];

  constructor(side: Side, items: readonly Item[]) {
    this.#side = side;
    this.#items = items;
    this.#places = new Map(items.map((item, place) => [item, place]));
  }

  /** "PWR -2.75", "Axe: 180", and "-2.75 sph", where nothing else can be meant. */
  readLabels(): void {
    this.#items.forEach((item, index) => {
      const before = this.#items[index - 1];
      const next = this.#items[index + 1];
      // "ADD +2.00 N" names the design; a D in its place may be the dioptre.
      if (item.text === "N" && before && this.#found.get(before)?.field === "addition") {
        this.#add("design", "N", [item]);
      }
      if (item.word?.kind !== "field") return;
      const { field } = item.word;
      const value = next && /^[:.=(\s]*$/u.test(next.gap) ? valueFor(field, next) : undefined;
      if (next !== undefined && value !== undefined && !this.#found.has(next)) {
        this.#add(field, value, [item, next]);
        return;
      }
      if (field !== "sphere" || before === undefined || this.#found.has(before)) return;
      const power = isPower(before) && item.gap === "" ? valueFor("sphere", before) : undefined;
      if (power !== undefined && !(next && next.gap === "" && isPower(next))) {
        this.#add("sphere", power, [before, item]);
      }
    });
  }

  /** "-2.25 (-0.75 x 180)", "175° (-1.25) +2.00", and "OD -2.25 -0.75 180". */
  readCylinders(): void {
    this.#items.forEach((item, index) => {
      const known = this.#found.get(item);
      if (known !== undefined && known.field !== "cylinder") return;
      const value = isPower(item) ? valueFor("cylinder", item) : undefined;
      if (value === undefined) return;
      const axis = this.#axisBeside(item, index, known !== undefined);
      if (axis === undefined) return;
      const before = this.#items[index - 1];
      // A zero may as well be the sphere.
      if (value === 0 && known === undefined && !(before && isPower(before))) return;
      if (known === undefined) this.#add("cylinder", value, [item], true);
      if (axis.value !== undefined) this.#add("axis", axis.value, axis.items, known === undefined);
      if (before === undefined || this.#found.has(before) || /\n/.test(item.gap)) return;
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
    if (next === undefined) return undefined;
    // The number before an axis with its own label is the cylinder.
    if (next.word?.kind === "field" && next.word.field === "axis") {
      return this.#found.has(next) ? { items: [] } : undefined;
    }
    if (next.word?.kind === "axisMark") {
      const value = valueFor("axis", second);
      return value === undefined || second === undefined || /\n/.test(second.gap)
        ? undefined
        : { value, items: [next, second] };
    }
    const value = this.#found.has(next) || /\n/.test(next.gap) ? undefined : valueFor("axis", next);
    if (value !== undefined && next.number?.degrees) return { value, items: [next] };
    if (before?.number?.degrees && !this.#found.has(before) && cylinder.gap === "(") {
      const axisBefore = valueFor("axis", before);
      if (axisBefore !== undefined) return { value: axisBefore, items: [before] };
    }
    // Bare "-2.25 -0.75 180" is the common order, but "-2.25 -0.75 30 lenses" is something else.
    const named = this.#side === "right" || this.#side === "left";
    const inOrder = before !== undefined && isPower(before) && !/\n/.test(cylinder.gap);
    const ends = second === undefined || /\n/.test(second.gap) || second.word?.kind === "field";
    return value !== undefined && next.number?.value !== 0 && !labelled && named && inOrder && ends
      ? { value, items: [next] }
      : undefined;
  }

  /** The findings that survive doubt, with the one bare power as the sphere. */
  settled(): Finding[] {
    if (this.#labelsFollowValues()) return [];
    const bare = this.#items.filter((item) => isPower(item) && !this.#found.has(item));
    const sphere = this.#findings.find(({ field }) => field === "sphere");
    const [only] = bare;
    if (only !== undefined) {
      const alone = bare.length === 1 && sphere === undefined && this.#isPlainlyAPower(only);
      const value = alone ? valueFor("sphere", only) : undefined;
      if (value === undefined) return this.#withoutPowers();
      this.#add("sphere", value, [only]);
    }
    const hasSphere = this.#findings.some(({ field }) => field === "sphere");
    // "OD -2.25 x 180": without a sphere the number may be one whose cylinder is missing.
    return this.#findings.filter(
      (finding) => this.#isUndisputed(finding) && (hasSphere || !finding.anchored),
    );
  }

  /** Without an eye or a label, "discount -5.00" and "+1 555 0100" are no powers. */
  #isPlainlyAPower(item: Item): boolean {
    if (this.#side !== "none") return true;
    const place = this.#places.get(item) ?? 0;
    const [before, after] = [this.#items[place - 1], this.#items[place + 1]];
    const amongWords =
      (before?.word?.kind === "unknown" && !item.gap.includes("\n")) ||
      (after?.word?.kind === "unknown" && !after.gap.includes("\n"));
    return !amongWords && item.number?.whole !== true;
  }

  /** A power too many: which is which can not be told, unless sphere, cylinder and axis stand together. */
  #withoutPowers(): Finding[] {
    const named = this.#side === "right" || this.#side === "left";
    const together =
      named && this.#findings.some(({ field, anchored }) => field === "cylinder" && anchored);
    return this.#findings.filter((finding) => {
      const { field, anchored } = finding;
      if (!this.#isUndisputed(finding)) return false;
      if (field === "baseCurve" || field === "diameter") return true;
      return together && (anchored || field === "sphere");
    });
  }

  /**
   * "-2.25 sph -0.75 cyl": the labels come after their values, so that each would get its
   * neighbour's. Seen by a number before a label it fits, and a label left without a value.
   */
  #labelsFollowValues(): boolean {
    const labelled = new Set(this.#findings.flatMap(({ items }) => items));
    const orphan = this.#items.some(
      (item, index) =>
        item.word?.kind === "field" &&
        !labelled.has(item) &&
        !this.#items[index + 1]?.gap.includes(":"),
    );
    return (
      orphan &&
      this.#items.some((item, index) => {
        const label = this.#items[index + 1]?.word;
        return !labelled.has(item) && label?.kind === "field" && mightBe(label.field, item);
      })
    );
  }

  /** "BC 8.6 / 8.4" and "ADD +1.25 LOW" give two answers to one question. */
  #isUndisputed({ field, items }: Finding): boolean {
    const last = items.at(-1);
    const place = last === undefined ? undefined : this.#places.get(last);
    const next = place === undefined ? undefined : this.#items[place + 1];
    if (next === undefined || this.#found.has(next) || /\n/.test(next.gap)) return true;
    if (!mightBe(field, next)) return true;
    // "PWR -2.75 30 lenses"
    const isPowerField = field === "sphere" || field === "cylinder";
    return (
      isPowerField && next.gap === "" && next.number?.whole === true && next.number.value !== 0
    );
  }

  #add(field: LensField, value: LensValue, items: readonly Item[], anchored = false): void {
    const finding: Finding = { side: this.#side, field, value, items, anchored };
    this.#findings.push(finding);
    for (const item of items) this.#found.set(item, finding);
  }
}
