import { visitCalendar } from "#app/commerce/visits/home-service.server.ts";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import type { Route } from "./+types/calendar";

/** The visit, or the wishes for it, as a file for the visitor's calendar. */
export async function loader({ params }: Route.LoaderArgs) {
  const calendar = valueOrErrorPage(await visitCalendar(params.token));
  return new Response(calendar, {
    headers: {
      ...privateHeaders(),
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="visit.ics"',
    },
  });
}
