import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { followChanges, type Invalidation } from "../../catalog";
import { readToken } from "../../platform/signed-token";
import { lastEventId, streamEvents } from "../http/event-stream";

/** Milliseconds: more often than the storefront takes for silence. */
const heartbeat = 500;

/**
 * What changes, as server-sent events, for the storefront alone. An event's id is the number of the
 * change; `Last-Event-ID` takes the stream up where it ended.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  if (readToken("changes", request.get("x-changes-proof") ?? "") !== "storefront") {
    response.status(404).json({ type: "not_found", message: "Not found" });
    return;
  }
  const seen = lastEventId(request.get("last-event-id"), 15);
  await streamEvents(response, heartbeat, () =>
    followChanges(request.scope, seen, ({ id, keys }: Invalidation) => {
      response.write(`id: ${id}\ndata: ${JSON.stringify({ keys })}\n\n`);
    }),
  );
}
