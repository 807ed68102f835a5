import { withoutLanguage } from "#app/language/addresses.ts";
import type { Route } from "./+types/department";
import { loadListing } from "./listing.server.ts";
import { ListingPage } from "./listing-page.tsx";

/** The listing of the category that ends the address. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const path = withoutLanguage(url.pathname);
  return { path, listing: await loadListing(request, path.slice("/shop/".length)) };
}

export default function Department({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />;
}
