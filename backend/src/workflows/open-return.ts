import type { MedusaContainer } from "@medusajs/framework/types";
import {
  beginReturnOrderWorkflow,
  cancelReturnRequestWorkflow,
  confirmReturnRequestWorkflow,
  requestItemReturnWorkflow,
} from "@medusajs/medusa/core-flows";

type ReturnRequest = {
  orderId: string;
  lines: { id: string; quantity: number; reasonId?: string; note?: string }[];
  /** Shown to staff with the return. */
  note: string;
};

/** While pieces of an order are taken back no other request counts the same ones. */
export const returnLock = (orderId: string): string => `return:${orderId}`;

/**
 * Asks for a return of delivered pieces as staff would in the dashboard. A request that fails halfway leaves nothing open.
 * @returns the id of the return
 */
export async function openReturn(
  container: MedusaContainer,
  { orderId, lines, note }: ReturnRequest,
): Promise<string> {
  const begun = await beginReturnOrderWorkflow(container).run({
    input: { order_id: orderId, internal_note: note },
  });
  const { return_id: returnId } = begun.result;
  if (!returnId) throw new Error("A return was begun without an id");
  const input = { return_id: returnId };
  try {
    await requestItemReturnWorkflow(container).run({
      input: {
        ...input,
        items: lines.map(({ id, quantity, reasonId, note: lineNote }) => ({
          id,
          quantity,
          ...(reasonId ? { reason_id: reasonId } : {}),
          ...(lineNote ? { internal_note: lineNote } : {}),
        })),
      },
    });
    await confirmReturnRequestWorkflow(container).run({ input });
  } catch (error) {
    await cancelReturnRequestWorkflow(container).run({ input });
    throw error;
  }
  return returnId;
}
