import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { actorOf, follow, kindsFor } from "../../../people";
import { lastEventId, streamEvents } from "../../http/event-stream";

/** Milliseconds. */
const heartbeat = 20_000;

/** After so long the browser has to come again, and is asked again who it is. Milliseconds. */
const longest = 10 * 60_000;

/**
 * Server-sent events for staff: `order`, `withdrawal`, `request`, `answer`, `promise-warning`, `promise-breach`, each with
 * `{ resource_id, reference, at }`. `Last-Event-ID` goes on where a reader was.
 */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const kinds = kindsFor(actorOf(request));
  const seen = lastEventId(request.get("last-event-id"), 9);
  const end = setTimeout(() => response.end(), longest);
  response.once("close", () => clearTimeout(end));
  await streamEvents(response, heartbeat, () => {
    response.write("retry: 3000\n\n");
    return follow(request.scope, seen, ({ id, kind, ...about }) => {
      if (!kinds.includes(kind)) return;
      response.write(`id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(about)}\n\n`);
    });
  });
}
