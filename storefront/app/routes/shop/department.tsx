import { withoutLanguage } from "#app/language/addresses.ts";
import type { Route } from "./+types/department";
import { loadListing } from "./listing.server.ts";
import { ListingPage } from "./listing-page.tsx";

/** The listing of the category that ends the address, as the site map writes it: `oakle%79` is the same. */
export async function loader({ request, pattern }: Route.LoaderArgs) {
  const path = withoutLanguage(`/${pattern}`);
  return { path, listing: await loadListing(request, path.slice("/shop/".length)) };
}

export default function Department({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />;
}
