import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import {
  beginReturnOrderWorkflow,
  cancelReturnRequestWorkflow,
  confirmReturnRequestWorkflow,
  requestItemReturnWorkflow,
} from "@medusajs/medusa/core-flows";

export type ReturnRequest = {
  orderId: string;
  lines: { id: string; quantity: number; reasonId?: string; note?: string }[];
  /** Shown to staff with the return. */
  note: string;
};

/** Asks for a return as staff would in the dashboard. A request that fails halfway leaves nothing open. */
async function openReturn(
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

const openReturnStep = createStep(
  "open-return",
  async (request: ReturnRequest, { container }) =>
    new StepResponse(await openReturn(container, request)),
);

/** Opens a return of delivered pieces; its result is the id of the return. */
export const openReturnWorkflow = createWorkflow(
  "open-return",
  (request: ReturnRequest) => new WorkflowResponse(openReturnStep(request)),
);
