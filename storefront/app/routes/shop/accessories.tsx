import type { Route } from "./+types/accessories";
import { loadListing } from "./listing.server.ts";
import { ListingPage } from "./listing-page.tsx";

export const loader = ({ request }: Route.LoaderArgs) => loadListing(request, "accessories");

export default function Accessories({ loaderData }: Route.ComponentProps) {
  return <ListingPage listing={loaderData} path="/shop/accessories" />;
}
