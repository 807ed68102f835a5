import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type Area, may } from "../../../modules/staff/permissions";
import type { EventKind } from "../../../modules/staff-events/service";
import { actorOf, follow } from "../../../people";
import { lastEventId, streamEvents } from "../../http/event-stream";

/** Milliseconds. */
const heartbeat = 20_000;

/** After so long the browser has to come again, and is asked again who it is. Milliseconds. */
const longest = 10 * 60_000;

const areaOf: Record<EventKind, Area> = {
  order: "orders",
  request: "home-service",
  "promise-warning": "home-service",
  "promise-breach": "home-service",
};

/**
 * Server-sent events for staff: `order`, `request`, `promise-warning`, `promise-breach`, each with
 * `{ resource_id, reference, at }`. `Last-Event-ID` goes on where a reader was.
 */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const actor = actorOf(request);
  const seen = lastEventId(request.get("last-event-id"), 9);
  const end = setTimeout(() => response.end(), longest);
  response.once("close", () => clearTimeout(end));
  await streamEvents(response, heartbeat, () => {
    response.write("retry: 3000\n\n");
    return follow(request.scope, seen, ({ id, kind, ...about }) => {
      if (!may(actor, areaOf[kind], "read")) return;
      response.write(`id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(about)}\n\n`);
    });
  });
}
