import { environment } from "#server/environment.ts";
import { closedAddresses } from "./pages.ts";
import { robots } from "./writing.ts";

export function loader() {
  return new Response(robots(environment.shopOrigin, closedAddresses), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
