import type { MedusaContainer } from "@medusajs/framework/types";
import { recordsOf } from "../platform/ask";

interface NotedChange {
  readonly status: string;
  readonly return_id: string | null;
}

/**
 * The changes of an order that were begun with a note and not cancelled, by which a process finds what one before it has
 * done or only begun.
 */
export const notedChanges = (
  container: MedusaContainer,
  order_id: string,
  change_type: "edit" | "return_request",
  internal_note: string,
): Promise<NotedChange[]> =>
  recordsOf<NotedChange>(
    container,
    "order_change",
    { order_id, change_type, internal_note, status: ["confirmed", "pending", "requested"] },
    ["status", "return_id"],
  );
