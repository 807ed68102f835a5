import { createHash } from "node:crypto";

/** The idempotency key of what an event sets off: the same event, the same attempt. A UUID. */
export function eventAttempt(eventId: string): string {
  const hex = createHash("sha256").update(`payment-event:${eventId}`).digest("hex");
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join("-");
}
