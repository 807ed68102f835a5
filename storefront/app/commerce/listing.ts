/** Order and paging of a listing, and how both are read from the query string. Pure. */
import type { SiteLocale } from "#app/language/addresses.ts";
import type { ListingItem } from "./product-answer.ts";

export const listingOrders = ["name", "price", "price-down"] as const;
export type ListingOrder = (typeof listingOrders)[number];

export const itemsPerPage = 12;

export interface ListingQuery {
  order: ListingOrder;
  /** Counted from 1. */
  page: number;
  /** Handle of the chosen sub-category. */
  category?: string;
}

/** Reads what a visitor, or a link, wishes for. Anything unknown is the ordinary listing. */
export function readListingQuery(search: URLSearchParams): ListingQuery {
  const order = listingOrders.find((name) => name === search.get("sort")) ?? "name";
  const page = Number(search.get("page") ?? 1);
  const category = search.get("category");
  return {
    order,
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
    ...(category && /^[a-z0-9-]{1,60}$/.test(category) && { category }),
  };
}

/** The items in order, names by the rules of the language; what has no price comes last. */
export function inOrder<T extends ListingItem>(
  items: readonly T[],
  order: ListingOrder,
  locale: SiteLocale,
): T[] {
  const names = new Intl.Collator(locale, { numeric: true });
  const byName = (a: T, b: T) => names.compare(a.title, b.title) || a.id.localeCompare(b.id);
  if (order === "name") return items.toSorted(byName);
  const direction = order === "price" ? 1 : -1;
  return items.toSorted((a, b) => {
    if (!a.price || !b.price) return Number(!a.price) - Number(!b.price) || byName(a, b);
    return direction * (a.price.amount - b.price.amount) || byName(a, b);
  });
}

/** One page of items; a page beyond the last is the last. */
export function pageOf<T>(items: readonly T[], wished: number) {
  const pages = Math.max(1, Math.ceil(items.length / itemsPerPage));
  const page = Math.min(wished, pages);
  return { items: items.slice((page - 1) * itemsPerPage, page * itemsPerPage), page, pages };
}
