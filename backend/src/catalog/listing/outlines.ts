/**
 * The catalog in outline, in memory: which products a listing has, in which order, and how many remain
 * under each facet. Pure. A listing costs the same microseconds among a hundred products and among
 * fifty thousand; what its products look like is read from the index afterwards.
 */
import {
  type Choices,
  type Facet,
  type FacetName,
  type FacetValue,
  facetNames,
  facetOrders,
  type SiteLanguage,
} from "@landolt/forms";
import type { Bits } from "./bits";
import { emptySet, OutlineSets, type Reading, type Scope } from "./outline-sets";

export type ListingQuestion = Scope &
  Reading & {
    /** Counted from 1; one beyond the last is the last. */
    page: number;
    choices: Choices;
  };

export type ListingAnswer = {
  ids: string[];
  facets: Facet[];
  /** What was chosen and exists. */
  choices: Choices;
  count: number;
  page: number;
  pages: number;
};

export class Outlines extends OutlineSets {
  listing(question: ListingQuestion): ListingAnswer {
    const scope = this.shownIn(question);
    const choices = this.knownChoices(scope, question.choices);
    const met = this.meeting(choices);
    const shown = [...met.values()].reduce((all, one) => all.and(one), scope);
    const count = shown.count();
    const pages = Math.max(1, Math.ceil(count / question.perPage));
    const page = Math.min(question.page, pages);
    const places = this.someOf(shown, question, (page - 1) * question.perPage);
    return {
      ids: this.idsAt(places),
      facets: facetNames.flatMap((name) => this.facet(name, scope, met, choices)),
      ...{ choices, count, page, pages },
    };
  }

  /** The choices without values that nothing here has: an old link still shows something. */
  private knownChoices(scope: Bits, choices: Choices): Choices {
    const known: Choices = {};
    for (const name of facetNames) {
      const values = choices[name]?.filter(
        (value) => scope.countBoth(this.facets.get(name)?.get(value) ?? emptySet) > 0,
      );
      if (values?.length) known[name] = values;
    }
    return known;
  }

  /** Of each facet with a choice, what meets it. */
  private meeting(choices: Choices): Map<FacetName, Bits> {
    return new Map(
      facetNames.flatMap((name) => {
        const values = choices[name];
        return values ? [[name, this.having(name, values)] as const] : [];
      }),
    );
  }

  /** Present where the products differ in it; counts are under the choices of the other facets. */
  private facet(
    name: FacetName,
    scope: Bits,
    met: ReadonlyMap<FacetName, Bits>,
    choices: Choices,
  ): Facet[] {
    const others = [...met].filter(([other]) => other !== name);
    const remaining = others.reduce((all, [, one]) => all.and(one), scope);
    const values: FacetValue[] = [];
    for (const [value, members] of this.facets.get(name) ?? []) {
      const all = scope.countBoth(members);
      if (all === 0) continue;
      const proper = name === "brand" ? this.brandNames.get(value) : undefined;
      values.push({
        value,
        ...(proper !== undefined && { name: proper }),
        count: others.length === 0 ? all : remaining.countBoth(members),
        chosen: choices[name]?.includes(value) ?? false,
      });
    }
    if (values.length < 2) return [];
    const order = facetOrders[name];
    if (order) values.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
    return [{ name, values }];
  }

  /** Ids of some products of each brand, and how many it has. */
  brands(
    scope: Scope,
    language: SiteLanguage,
    some: number,
  ): Map<string, { ids: string[]; count: number }> {
    const shown = this.shownIn(scope);
    const found = new Map<string, { ids: string[]; count: number }>();
    for (const [handle, members] of this.facets.get("brand") ?? []) {
      const own = shown.and(members);
      const count = own.count();
      if (count === 0) continue;
      const places = this.someOf(own, { language, order: "name", perPage: some });
      found.set(handle, { count, ids: this.idsAt(places) });
    }
    return found;
  }

  /** Handles of all products of a scope. */
  handles(scope: Scope): string[] {
    const shown = this.shownIn(scope);
    return this.entries.flatMap(({ handle }, place) => (shown.has(place) ? [handle] : []));
  }
}
