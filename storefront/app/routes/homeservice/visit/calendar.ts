import { visitCalendar } from "#app/commerce/visits/home-service.server.ts";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import type { Route } from "./+types/calendar";
import { tokenHeaders } from "./token-headers.ts";

/** The visit, or the wishes for it, as a file for the visitor's calendar. */
export async function loader({ params }: Route.LoaderArgs) {
  const calendar = valueOrErrorPage(await visitCalendar(params.token));
  return new Response(calendar, {
    headers: {
      ...tokenHeaders(),
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="visit.ics"',
    },
  });
}
