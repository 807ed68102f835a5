import type { Route } from "./+types/oakley";
import { loadListing } from "./listing.server.ts";
import { ListingPage } from "./listing-page.tsx";

export const loader = ({ request }: Route.LoaderArgs) => loadListing(request, "oakley");

export default function Oakley({ loaderData }: Route.ComponentProps) {
  return <ListingPage listing={loaderData} path="/shop/oakley" />;
}
