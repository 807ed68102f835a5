/** Which products have what, and their orders, in memory: what every question about the catalog starts from. Pure. */
import {
  type FacetName,
  type FrameMeasures,
  facetNames,
  type ListingOrder,
  type SiteLanguage,
} from "@landolt/forms";
import type { Outline } from "../../modules/catalog-index/service";
import { Bits } from "./bits";
import { Orders } from "./orders";

/** Which products a listing is about, before the visitor has chosen anything. */
export type Scope = {
  /** Sales channels, of which one has to show the product. */
  channels: readonly string[];
  category?: string | undefined;
  brand?: string | undefined;
  /** Nothing but these. */
  handles?: readonly string[] | undefined;
};

/** In which order products are read, and how many. */
export type Reading = { language: SiteLanguage; order: ListingOrder; perPage: number };

/** Entries of one look that are put into their places one by one. */
const most = 500;

type Members = Map<string, Bits>;
export const emptySet = new Bits();

export class OutlineSets {
  /** Of the newest entry that was taken in. */
  revision = 0;
  private readonly places = new Map<string, number>();
  private readonly handlePlaces = new Map<string, number>();
  protected readonly entries: Outline[] = [];
  private readonly channels: Members = new Map();
  private readonly categories: Members = new Map();
  protected readonly facets = new Map<FacetName, Members>(
    facetNames.map((name) => [name, new Map()]),
  );
  protected readonly brandNames = new Map<string, string>();
  private readonly orders = new Orders(this.entries);

  /** @param entries oldest first */
  takeIn(entries: readonly Outline[]): void {
    if (entries.length > most) this.orders.clear();
    for (const entry of entries) {
      const known = this.places.get(entry.id);
      const place = known ?? this.entries.length;
      const before = this.entries[place];
      // Two looks at the same time may end in another order than they began.
      if (before && before.revision >= entry.revision) continue;
      if (before) this.leave(before, place);
      this.entries[place] = entry;
      this.places.set(entry.id, place);
      this.enter(entry, place);
      this.revision = Math.max(this.revision, entry.revision);
    }
  }

  private *setsOf({ channels, categories, facets }: Outline): Generator<[Members, string]> {
    for (const id of channels) yield [this.channels, id];
    for (const id of categories) yield [this.categories, id];
    for (const [name, members] of this.facets) {
      for (const value of facets[name] ?? []) yield [members, value];
    }
  }

  private leave(entry: Outline, place: number): void {
    for (const [members, value] of this.setsOf(entry)) members.get(value)?.remove(place);
    // Another product may have taken the name over already.
    if (this.handlePlaces.get(entry.handle) === place) this.handlePlaces.delete(entry.handle);
    this.orders.leave(place);
  }

  private enter(entry: Outline, place: number): void {
    for (const [members, value] of this.setsOf(entry)) {
      const set = members.get(value) ?? new Bits();
      set.add(place);
      members.set(value, set);
    }
    if (entry.channels.length > 0) this.handlePlaces.set(entry.handle, place);
    const [handle] = entry.facets.brand ?? [];
    if (handle !== undefined && entry.brand !== null) this.brandNames.set(handle, entry.brand);
    this.orders.enter(place);
  }

  shownIn({ channels, category, brand, handles }: Scope): Bits {
    let shown = channels
      .map((id) => this.channels.get(id) ?? emptySet)
      .reduce((all, one) => all.or(one), emptySet);
    if (category !== undefined) shown = shown.and(this.categories.get(category) ?? emptySet);
    if (brand !== undefined) shown = shown.and(this.facets.get("brand")?.get(brand) ?? emptySet);
    if (handles !== undefined) shown = shown.and(this.calledOneOf(handles));
    return shown;
  }

  private calledOneOf(handles: readonly string[]): Bits {
    const set = new Bits();
    for (const handle of handles) {
      const place = this.handlePlaces.get(handle);
      if (place !== undefined) set.add(place);
    }
    return set;
  }

  /** @param from how many are passed over */
  someOf(shown: Bits, { language, order, perPage }: Reading, from = 0): number[] {
    const places: number[] = [];
    let passed = 0;
    for (const place of this.orders.of(language, order)) {
      if (!shown.has(place)) continue;
      passed += 1;
      if (passed > from) places.push(place);
      if (places.length === perPage) break;
    }
    return places;
  }

  /** Products that have one of these values of a facet. */
  having(name: FacetName, values: readonly string[]): Bits {
    return values
      .map((value) => this.facets.get(name)?.get(value) ?? emptySet)
      .reduce((all, one) => all.or(one), emptySet);
  }

  /** A product by its handle, with its place. */
  called(handle: string): { place: number; entry: Outline } | undefined {
    const place = this.handlePlaces.get(handle);
    const entry = place === undefined ? undefined : this.entries[place];
    return place === undefined || !entry ? undefined : { place, entry };
  }

  /** The frames of a scope, as they measure. */
  *framesIn(scope: Scope): Generator<{ place: number; measures: FrameMeasures }> {
    const shown = this.shownIn(scope);
    for (const [place, { measures }] of this.entries.entries()) {
      if (measures && shown.has(place)) yield { place, measures };
    }
  }

  idsAt(places: readonly number[]): string[] {
    return places.flatMap((place) => this.entries[place]?.id ?? []);
  }
}
