/**
 * Finds products by what somebody types: a name, a maker, a use, a number; in any language of the site,
 * with or without accents, begun or misspelt. Pure.
 */
import MiniSearch from "minisearch";
import type { Findable } from "../modules/catalog-index/service";

export type Hit = { id: string; score: number; titles: readonly string[] };

/** How much a word counts by where it stands. */
const weights = { title: 12, brand: 6, sku: 6, subtitle: 2, category: 2, description: 1 };
type Document = { id: string } & Record<keyof typeof weights, string>;

/** Accents, ß and case make no difference. */
const plain = (word: string) =>
  word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");

/** Letters that may be wrong: none in short words, which are too like one another. */
const forgiven = (word: string) => (word.length > 7 ? 2 : word.length > 3 ? 1 : false);

/** Whoever asks for a name means what is called so and nothing besides. */
const brevity = ([title = ""]: readonly string[]) => 1 / Math.sqrt(title.split(/\s+/).length);

/** Each wording once: a name that is the same in three languages counts no more than another. */
const together = (texts: readonly (string | null)[]) =>
  [...new Set(texts.flatMap((text) => text ?? []))].join("\n");

const documentOf = (product: Findable): Document => ({
  id: product.id,
  title: together(product.titles),
  brand: product.brand ?? "",
  subtitle: together(product.subtitles),
  sku: together(product.skus),
  category: together(product.categories),
  description: together(product.descriptions),
});

/** Documents between which the process does something else. */
const chunkSize = 200;

export class Finder {
  /** Of the newest product that was taken in. */
  revision = 0;
  private readonly shown = new Map<string, Pick<Findable, "channels" | "titles">>();
  private readonly index = new MiniSearch<Document>({
    fields: Object.keys(weights),
    processTerm: plain,
    searchOptions: {
      boost: weights,
      prefix: true,
      fuzzy: forgiven,
      boostDocument: (id: string) => brevity(this.shown.get(id)?.titles ?? []),
    },
  });

  /** @param products oldest first, those that no channel shows any more among them; one call ends before the next begins */
  async takeIn(products: readonly Findable[]): Promise<void> {
    for (const { id } of products) {
      if (this.shown.delete(id)) this.index.discard(id);
    }
    const present = products.filter(({ channels }) => channels.length > 0);
    await this.index.addAllAsync(present.map(documentOf), { chunkSize });
    for (const { id, channels, titles } of present) this.shown.set(id, { channels, titles });
    this.revision = products.at(-1)?.revision ?? this.revision;
  }

  /**
   * Best first. Where nothing has all of the words, what has some of them.
   * @param channels of which one has to show the product
   * @param most hits
   */
  find(question: string, channels: readonly string[], most: number): Hit[] {
    const filter = ({ id }: { id: string }) =>
      this.shown.get(id)?.channels.some((channel) => channels.includes(channel)) ?? false;
    const all = this.index.search(question, { filter, combineWith: "AND" });
    const hits = all.length > 0 ? all : this.index.search(question, { filter });
    return hits.slice(0, most).map(({ id, score }) => ({
      ...{ id, score },
      titles: this.shown.get(id)?.titles ?? [],
    }));
  }
}
