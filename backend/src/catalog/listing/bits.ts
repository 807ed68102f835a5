/** Sets of small whole numbers, 32 to a word: two sets of 50,000 are compared in microseconds. Pure. */

function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export class Bits {
  private words: Uint32Array;

  constructor(words = new Uint32Array(4)) {
    this.words = words;
  }

  has(at: number): boolean {
    return (((this.words[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;
  }

  add(at: number): void {
    const place = at >>> 5;
    if (place >= this.words.length) {
      const wider = new Uint32Array(Math.max(place + 1, this.words.length * 2));
      wider.set(this.words);
      this.words = wider;
    }
    this.words[place] = (this.words[place] ?? 0) | (1 << (at & 31));
  }

  remove(at: number): void {
    const place = at >>> 5;
    if (place < this.words.length) {
      this.words[place] = (this.words[place] ?? 0) & ~(1 << (at & 31));
    }
  }

  /** Those that are in both. */
  and(other: Bits): Bits {
    const length = Math.min(this.words.length, other.words.length);
    const words = new Uint32Array(length);
    for (let at = 0; at < length; at += 1) {
      words[at] = (this.words[at] ?? 0) & (other.words[at] ?? 0);
    }
    return new Bits(words);
  }

  /** Those that are in either. */
  or(other: Bits): Bits {
    const [long, short] =
      this.words.length < other.words.length
        ? [other.words, this.words]
        : [this.words, other.words];
    const words = long.slice();
    for (let at = 0; at < short.length; at += 1) words[at] = (words[at] ?? 0) | (short[at] ?? 0);
    return new Bits(words);
  }

  count(): number {
    let sum = 0;
    for (const word of this.words) sum += ones(word);
    return sum;
  }

  /** How many are in both. */
  countBoth(other: Bits): number {
    const length = Math.min(this.words.length, other.words.length);
    let sum = 0;
    for (let at = 0; at < length; at += 1) {
      const word = (this.words[at] ?? 0) & (other.words[at] ?? 0);
      if (word !== 0) sum += ones(word);
    }
    return sum;
  }
}
