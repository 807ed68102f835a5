import { personalHeaders } from "#app/document/cache-headers.ts";
import { visitorFacts } from "#app/shell/shell.server.ts";
import type { Route } from "./+types/visitor";

/** The small request by which a page that was made for everybody learns whose it is. */
export async function loader({ request }: Route.LoaderArgs) {
  return Response.json(await visitorFacts(request), { headers: personalHeaders() });
}
