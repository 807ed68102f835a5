/** Order, facets and page of a listing, as they stand in an address. Pure. */
import {
  type Choices,
  type FacetName,
  facetNames,
  type ListingOrder,
  listingOrders,
} from "@landolt/forms";
import { readChoices } from "./facets.ts";

/** Full rows of two and of three, and few steps through a large category. */
export const itemsPerPage = 24;

export interface ListingQuery {
  order: ListingOrder;
  /** Counted from 1. */
  page: number;
  /** Handle of the chosen sub-category. */
  category?: string;
  choices: Choices;
}

/** Reads what a visitor, or a link, wishes for. Anything unknown is the ordinary listing. */
export function readListingQuery(search: URLSearchParams): ListingQuery {
  const order = listingOrders.find((name) => name === search.get("sort")) ?? "name";
  const page = Number(search.get("page") ?? 1);
  const category = search.get("category");
  return {
    order,
    page: Number.isInteger(page) && page >= 1 && page <= 5000 ? page : 1,
    choices: readChoices(search),
    ...(category && /^[a-z0-9-]{1,60}$/.test(category) && { category }),
  };
}

/** The query string of a listing, with its question mark; empty for the ordinary listing. */
export function listingSearch({ order, page, category, choices }: ListingQuery): string {
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  for (const name of facetNames) {
    for (const value of choices[name] ?? []) query.append(name, value);
  }
  if (order !== "name") query.set("sort", order);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** What the catalog has shown of a listing that was asked for. */
interface Shown {
  page: number;
  choices: Choices;
}

/**
 * The query of what is shown, where something else was asked for: a page after the last one, a value that no product
 * has. Undefined where the address says what is shown.
 */
export function shownInstead(search: URLSearchParams, shown: Shown): string | undefined {
  const wished = readListingQuery(search);
  const page = search.get("page") ?? "1";
  const isShown =
    page === String(shown.page) &&
    facetNames.every((name) =>
      (wished.choices[name] ?? []).every((value) => shown.choices[name]?.includes(value)),
    );
  if (isShown) return undefined;
  return listingSearch({ ...wished, page: shown.page, choices: shown.choices });
}

/** The choices with one value less. */
export function without(choices: Choices, name: FacetName, value: string): Choices {
  return { ...choices, [name]: choices[name]?.filter((one) => one !== value) };
}
