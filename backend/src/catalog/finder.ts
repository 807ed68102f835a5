/**
 * Finds products by what somebody types: a name, a maker, a use, a number; in any language of the site,
 * with or without accents, begun or misspelt. Pure.
 */
import { hash } from "node:crypto";
import type { Findable } from "../modules/catalog-index/service";
import { Bits } from "./bits";
import { Tally } from "./tally";
import { type Standing, Vocabulary, wordsIn } from "./vocabulary";

export type Hit = { id: string; score: number; titles: readonly string[] };

/** How much a word counts by where it stands. */
const weights = { title: 12, brand: 6, sku: 6, subtitle: 2, category: 2, description: 1 };

/** The texts of a product, in the order of their weights. */
const textsOf = (product: Findable): readonly (string | null)[][] => [
  product.titles,
  [product.brand],
  product.skus,
  product.subtitles,
  product.categories,
  product.descriptions,
];

/** Words of a question that count; more are a text and not a question. */
const mostWords = 10;

/** Whoever asks for a name means what is called so and nothing besides. */
const brevity = ([title = ""]: readonly string[]) => 1 / Math.sqrt(title.split(/\s+/).length);

const nothing = new Bits();

type Known = Pick<Findable, "id" | "channels" | "titles"> & {
  /** Of everything that it is found by. */
  print: string;
  standings: readonly Standing[];
};

/** Each word of a product, with the fields in which it stands as bits. */
function wordsOf(product: Findable): Map<string, number> {
  const words = new Map<string, number>();
  for (const [field, texts] of textsOf(product).entries()) {
    // A wording that is the same in three languages is read once.
    const text = [...new Set(texts)].join("\n");
    for (const word of wordsIn(text)) words.set(word, (words.get(word) ?? 0) | (1 << field));
  }
  return words;
}

export class Finder {
  /** Of the newest product that was taken in. */
  revision = 0;
  private readonly vocabulary = new Vocabulary();
  private readonly tally = new Tally(Object.values(weights));
  private readonly places = new Map<string, number>();
  private readonly products: Known[] = [];
  private readonly shown = new Map<string, Bits>();
  private brevities = new Float64Array(0);

  /** @param product newer than all before; one that no channel shows any more is forgotten */
  takeIn(product: Findable): void {
    const { id, revision, ...rest } = product;
    const print = hash("sha1", JSON.stringify(rest));
    const place = this.places.get(id) ?? this.products.length;
    const before = this.products[place];
    // Most often its price or its stock is another, by which nobody searches.
    if (before?.print !== print) this.write(place, before, { ...product, print });
    this.places.set(id, place);
    this.revision = revision;
  }

  private write(place: number, before: Known | undefined, product: Findable & { print: string }) {
    const { id, channels, titles, print } = product;
    const words = channels.length > 0 ? wordsOf(product) : new Map<string, number>();
    for (const standing of before?.standings ?? []) {
      if (words.has(standing.word)) continue;
      standing.leave(place);
      if (standing.used === 0) this.vocabulary.forget(standing);
    }
    const standings = [...words].map(([word, fields]) => {
      const standing = this.vocabulary.of(word);
      standing.put(place, fields);
      return standing;
    });
    for (const channel of before?.channels ?? []) this.shown.get(channel)?.remove(place);
    for (const channel of channels) {
      const set = this.shown.get(channel) ?? new Bits();
      set.add(place);
      this.shown.set(channel, set);
    }
    this.products[place] = { id, channels, titles, print, standings };
    if (place >= this.brevities.length) {
      const wider = new Float64Array(2 * (place + 1));
      wider.set(this.brevities);
      this.brevities = wider;
    }
    this.brevities[place] = brevity(titles);
  }

  /**
   * Best first. Where nothing has all of the words, what has some of them.
   * @param channels of which one has to show the product
   * @param most hits
   */
  find(question: string, channels: readonly string[], most: number): Hit[] {
    const words = [...new Set(wordsIn(question))].slice(0, mostWords);
    const shown = channels
      .map((channel) => this.shown.get(channel) ?? nothing)
      .reduce((all, one) => all.or(one), nothing);
    this.tally.begin(this.products.length);
    for (const word of words) this.tally.add(this.vocabulary.meant(word));
    const best = (least: number) => this.tally.best(least, most, shown, this.brevities);
    const all = best(words.length);
    const hits = all.length > 0 ? all : best(1);
    return hits.flatMap(({ place, score }) => {
      const product = this.products[place];
      return product ? [{ id: product.id, score, titles: product.titles }] : [];
    });
  }
}
