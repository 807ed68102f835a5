import type { Route } from "./+types/contact-lenses";
import { loadListing } from "./listing.server.ts";
import { ListingPage } from "./listing-page.tsx";

export const loader = ({ request }: Route.LoaderArgs) => loadListing(request, "contact-lenses");

export default function ContactLenses({ loaderData }: Route.ComponentProps) {
  return <ListingPage listing={loaderData} path="/shop/contact-lenses" />;
}
