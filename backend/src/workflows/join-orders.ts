import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import {
  acceptOrderTransferWorkflow,
  requestOrderTransferWorkflow,
} from "@medusajs/medusa/core-flows";
import { recordsOf } from "../platform/ask";

type Joined = { order_id: string; customer_id: string };
type Change = { actions: { action: string; details: { token?: string } | null }[] };

/** What accepts the transfer that was just requested; otherwise it stands in a mail. */
const readTokenStep = createStep(
  "read-token-of-transfer",
  async ({ order_id }: Joined & { after: unknown }, { container }) => {
    const [change] = await recordsOf<Change>(
      container,
      "order_change",
      { order_id, change_type: "transfer", status: "requested" },
      ["actions.action", "actions.details"],
    );
    const transfer = change?.actions.find(({ action }) => action === "TRANSFER_CUSTOMER");
    return new StepResponse(transfer?.details?.token ?? "");
  },
);

/**
 * Moves a guest's order into the account of who has confirmed its address and agrees: Medusa's transfer, requested and
 * accepted in one go.
 */
export const joinOrderWorkflow = createWorkflow("join-order", (input: Joined) => {
  const requested = requestOrderTransferWorkflow.runAsStep({
    input: transform(input, ({ order_id, customer_id }) => ({
      ...{ order_id, customer_id },
      logged_in_user: customer_id,
    })),
  });
  const token = readTokenStep(
    transform({ input, requested }, ({ input, requested }) => ({ ...input, after: requested.id })),
  );
  acceptOrderTransferWorkflow.runAsStep({
    input: transform({ input, token }, ({ input, token }) => ({ order_id: input.order_id, token })),
  });
  return new WorkflowResponse(undefined);
});
