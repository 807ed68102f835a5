import { longestQuestion, suggestions } from "#app/commerce/catalog/search.server.ts";
import { languageOf } from "#app/language/addresses.ts";
import type { Route } from "./+types/suggestions";

/** Names of products that a search field offers while it is being filled in, as JSON. */
export async function loader({ url }: Route.LoaderArgs) {
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, longestQuestion);
  const names = q.length < 2 ? [] : await suggestions(languageOf(url.pathname), q);
  return Response.json(names, { headers: { "Cache-Control": "private, max-age=60" } });
}
