import { redirect } from "react-router";
import { shownInstead } from "#app/commerce/catalog/listing.ts";

/**
 * Leads to the address of what is shown where another page, brand or value was asked for than there is: an old
 * link still shows something, and no two addresses show the same.
 */
export function leadToShown(address: string, shown: Parameters<typeof shownInstead>[1]): void {
  const { pathname, searchParams } = new URL(address);
  const search = shownInstead(searchParams, shown);
  if (search !== undefined) throw redirect(pathname + search);
}
