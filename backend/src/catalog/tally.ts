/**
 * Adds up what each product scores for one question after the other, word by word. Pure. Numbers beside
 * one another in memory: a word that all of fifty thousand products have is added in a fraction of a millisecond.
 */
import type { Bits } from "./bits";
import { fieldSets, fieldsOf, type Meant, placeOf } from "./vocabulary";

export type Scored = { place: number; score: number };

/** Behind those that are as good. A function of its own: a closure in the loop below would cost it four fifths of its speed. */
function insert(found: Scored[], hit: Scored): void {
  const spot = found.findLastIndex(({ score }) => score >= hit.score) + 1;
  found.splice(spot, 0, hit);
}

export class Tally {
  /** By the bits of an entry: what they count together. */
  private readonly worth: Float64Array;
  private total = new Float64Array(0);
  /** Of the word that is being added. */
  private own = new Float64Array(0);
  private met = new Uint8Array(0);
  private places = 0;

  /** @param weights how much a word counts by the field in which it stands */
  constructor(weights: readonly number[]) {
    this.worth = Float64Array.from({ length: fieldSets }, (_, fields) =>
      weights.reduce((sum, weight, field) => sum + ((fields >>> field) & 1) * weight, 0),
    );
  }

  /** @param places of the question that begins here: none is as high */
  begin(places: number): void {
    this.places = places;
    if (places > this.total.length) {
      const room = places * 2;
      this.total = new Float64Array(room);
      this.own = new Float64Array(room);
      this.met = new Uint8Array(room);
    }
    this.total.fill(0, 0, places);
    this.met.fill(0, 0, places);
  }

  /** One word of the question. What it fits best in a product counts, so that a name is not outdone by many lesser words. */
  add(meant: readonly Meant[]): void {
    const { own, total, met, worth, places } = this;
    let having = 0;
    for (const { standing, likeness } of meant) {
      const { entries, used } = standing;
      having += used * likeness;
      for (let at = 0; at < entries.length; at += 1) {
        const entry = entries[at] as number;
        const place = placeOf(entry);
        const score = (worth[fieldsOf(entry)] as number) * likeness;
        if (score > (own[place] as number)) own[place] = score;
      }
    }
    if (having === 0) return;
    // A word says the more, the fewer products have it; those that have one like it are so many less.
    const known = Math.min(having, places);
    const rarity = Math.log(1 + (places - known + 0.5) / (known + 0.5));
    for (let place = 0; place < places; place += 1) {
      const score = own[place] as number;
      if (score === 0) continue;
      total[place] = (total[place] as number) + score * rarity;
      met[place] = (met[place] as number) + 1;
      own[place] = 0;
    }
  }

  /**
   * Best first; of equal ones the older.
   * @param least words that have to be met
   * @param factors by which the product at each place counts
   */
  best(least: number, most: number, shown: Bits, factors: Float64Array): Scored[] {
    const { total, met, places } = this;
    const found: Scored[] = [];
    let worst = 0;
    for (let place = 0; place < places; place += 1) {
      const words = met[place] as number;
      if (words < least) continue;
      const score = (total[place] as number) * words * (factors[place] as number);
      if (score <= worst || !shown.has(place)) continue;
      insert(found, { place, score });
      if (found.length > most) found.pop();
      if (found.length === most) worst = found.at(-1)?.score ?? 0;
    }
    return found;
  }
}
