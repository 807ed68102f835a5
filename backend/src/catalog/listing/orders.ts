/** The orders a catalog is read in: by name in each language, and by price. Pure. */
import { type ListingOrder, localeOf, type SiteLanguage, siteLanguages } from "@landolt/forms";
import type { Outline } from "../../modules/catalog-index/service";

type Compare = (a: number, b: number) => number;
type Order = { compare: Compare; places: number[] };

/**
 * Places of entries in order. An order is computed when it is first needed, and kept up from then on
 * while single entries change.
 */
export class Orders {
  private readonly known = new Map<string, Order>();
  private readonly entries: readonly Outline[];

  constructor(entries: readonly Outline[]) {
    this.entries = entries;
  }

  of(language: SiteLanguage, order: ListingOrder): readonly number[] {
    const key = `${language} ${order}`;
    const known = this.known.get(key);
    if (known) return known.places;
    const compare = this.comparer(language, order);
    const places = [...this.entries.keys()].sort(compare);
    this.known.set(key, { compare, places });
    return places;
  }

  /** The entry at this place is about to change. */
  leave(place: number): void {
    for (const order of this.known.values()) order.places.splice(spotOf(order, place), 1);
  }

  /** The entry at this place has changed, or is new. */
  enter(place: number): void {
    for (const order of this.known.values()) order.places.splice(spotOf(order, place), 0, place);
  }

  /** So many entries change that sorting all of them again is less work. */
  clear(): void {
    this.known.clear();
  }

  /** By the rules of the language; numbers by value, and what has no price comes last. */
  private comparer(language: SiteLanguage, order: ListingOrder): Compare {
    const at = siteLanguages.indexOf(language);
    const names = new Intl.Collator(localeOf(language), { numeric: true });
    const { entries } = this;
    const byName: Compare = (a, b) => {
      const [one, other] = [entries[a], entries[b]];
      return (
        names.compare(one?.titles[at] ?? "", other?.titles[at] ?? "") ||
        (one?.id ?? "").localeCompare(other?.id ?? "")
      );
    };
    if (order === "name") return byName;
    const direction = order === "price" ? 1 : -1;
    return (a, b) => {
      const [one, other] = [entries[a]?.price ?? null, entries[b]?.price ?? null];
      if (one === null || other === null) {
        return Number(one === null) - Number(other === null) || byName(a, b);
      }
      return direction * (one - other) || byName(a, b);
    };
  }
}

/** Where a place stands, or would stand. */
function spotOf({ compare, places }: Order, place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(places[middle] ?? 0, place) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
