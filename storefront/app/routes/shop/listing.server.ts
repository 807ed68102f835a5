import { listing } from "#app/commerce/catalog/catalog.server.ts";
import { readListingQuery } from "#app/commerce/catalog/listing.ts";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { languageOf } from "#app/language/addresses.ts";
import { leadToShown } from "#app/products/shown-listing.server.ts";
import { tileFacts } from "#app/products/tile-facts.ts";

/** What a listing page shows: a category of the catalog, in the order the visitor asked for. */
export async function loadListing(request: Request, category: string) {
  const { pathname, searchParams } = new URL(request.url);
  const query = readListingQuery(searchParams);
  const found = valueOrErrorPage(await listing(languageOf(pathname), category, query));
  leadToShown(request.url, found);
  return { ...found, items: found.items.map(tileFacts), order: query.order };
}
export type ListingData = Awaited<ReturnType<typeof loadListing>>;
