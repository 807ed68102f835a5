import { visibleOrder } from "#app/commerce/orders/orders.server.ts";
import { reminderCalendar } from "#app/commerce/orders/supply-reminder.server.ts";
import { notFound } from "#app/commerce/platform/answers.ts";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import type { Route } from "./+types/reminder-calendar";

/** Weeks before the lenses run out. */
const weeks = 2;

/** An entry for the visitor's own calendar, instead of a mail. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const id = await visibleOrder(request, url.searchParams.get("order") ?? "");
  const calendar = valueOrErrorPage(id ? await reminderCalendar(id, weeks) : notFound);
  return new Response(calendar, {
    headers: {
      ...privateHeaders(),
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="lenses.ics"',
    },
  });
}
