/** The words of all products, and which products have each: as it is written, begun or misspelt. Pure. */
import SearchableMap from "minisearch/SearchableMap";

const between = /[\n\r\p{Z}\p{P}]+/u;

/** Accents, ß and case make no difference. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .split(between)
    .filter((word) => word !== "");

/**
 * Letters that may be wrong: none in short words, which are too like one another. A number with another
 * digit is another number, and the number of a model has its neighbours.
 */
function forgiven(word: string): number {
  if (word.length < 4 || !/\P{N}/u.test(word)) return 0;
  return word.length > 7 && !/\p{N}/u.test(word) ? 2 : 1;
}

/** Bits below the place in an entry. */
const fieldBits = 6;

/** Whatever may be in an entry beside the place: one bit for each field in which the word stands. */
export const fieldSets = 2 ** fieldBits;

export const placeOf = (entry: number): number => entry >>> fieldBits;
export const fieldsOf = (entry: number): number => entry & (fieldSets - 1);

/**
 * Where a word stands: one number for each product, in the order of their places. A product that loses the
 * word keeps its entry, without a field: moving all those behind it is slow, and it may come back.
 */
export class Standing {
  readonly entries: number[] = [];
  /** Products that have the word. */
  used = 0;
  readonly word: string;

  constructor(word: string) {
    this.word = word;
  }

  /** Where the product's entry is, or would be. */
  private at(place: number): number {
    const lowest = place * fieldSets;
    let [from, to] = [0, this.entries.length];
    // New products come last.
    if ((this.entries[to - 1] ?? -1) < lowest) return to;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.entries[middle] ?? 0) < lowest) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  put(place: number, fields: number): void {
    const at = this.at(place);
    const before = this.entries[at] ?? -1;
    const known = placeOf(before) === place;
    if (!known || fieldsOf(before) === 0) this.used += 1;
    const entry = place * fieldSets + fields;
    if (known || at === this.entries.length) this.entries[at] = entry;
    else this.entries.splice(at, 0, entry);
  }

  /** @param place of a product that has the word */
  leave(place: number): void {
    this.entries[this.at(place)] = place * fieldSets;
    this.used -= 1;
  }
}

/** What was typed may mean this word, more or less: 1 is the word itself. */
export type Meant = { standing: Standing; likeness: number };

/**
 * Beside 1, the word itself: what its beginning and what a word like it count at most. However long a word is
 * of which this is the beginning, it is meant rather than one of other letters: "frog" is frogskins before fog.
 */
const begun = 0.375;
const misspelt = 0.2;

/** Words that begin so, at most: a few digits begin as many numbers as there are products. */
const mostBegun = 500;

export class Vocabulary {
  /** The same words twice: letter by letter, and to be looked up at once, as each word of a new product is. */
  private readonly words = new SearchableMap<Standing>();
  private readonly known = new Map<string, Standing>();

  of(word: string): Standing {
    const before = this.known.get(word);
    if (before) return before;
    const standing = new Standing(word);
    this.known.set(word, standing);
    this.words.set(word, standing);
    return standing;
  }

  forget({ word }: Standing): void {
    this.known.delete(word);
    this.words.delete(word);
  }

  /** Each word once that `typed` may mean. */
  meant(typed: string): Meant[] {
    const found = new Map<Standing, number>();
    const allowed = forgiven(typed);
    if (allowed > 0) {
      for (const [word, [standing, wrong]] of this.words.fuzzyGet(typed, allowed)) {
        found.set(standing, (misspelt * word.length) / (word.length + wrong));
      }
    }
    let count = 0;
    for (const [word, standing] of this.words.atPrefix(typed)) {
      const more = word.length - typed.length;
      found.set(standing, (begun * word.length) / (word.length + 0.3 * more));
      count += 1;
      if (count === mostBegun) break;
    }
    const itself = this.known.get(typed);
    if (itself) found.set(itself, 1);
    return [...found].map(([standing, likeness]) => ({ standing, likeness }));
  }
}
