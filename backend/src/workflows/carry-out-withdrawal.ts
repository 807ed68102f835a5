import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  beginOrderEditOrderWorkflow,
  cancelBeginOrderEditWorkflow,
  confirmOrderEditRequestWorkflow,
  orderEditUpdateItemQuantityWorkflow,
} from "@medusajs/medusa/core-flows";
import { WITHDRAWALS_MODULE } from "../modules/withdrawals";
import {
  cancelOrder,
  declaredLines,
  type OrderProgress,
  packingLock,
  planWithdrawal,
  readProgress,
} from "../orders";
import { notAllowedError, notFoundError } from "../platform/errors";
import { notedChanges } from "./noted-changes";
import { payBack } from "./pay-back";

type Pieces = { id: string; quantity: number }[];

/** Seconds to wait for somebody who is packing. */
const lockTimeout = 20;

const isWhole = (order: OrderProgress, pieces: Pieces): boolean =>
  order.lines.every(
    ({ id, quantity, fulfilled }) =>
      fulfilled === 0 && quantity === (pieces.find((one) => one.id === id)?.quantity ?? 0),
  );

/**
 * Whether an edit with this note has taken the pieces out, and the process ended before that was noted. One that was begun only
 * is cancelled: an order takes no other change while one is open.
 */
async function isTakenOut(
  container: MedusaContainer,
  order_id: string,
  note: string,
): Promise<boolean> {
  const edits = await notedChanges(container, order_id, "edit", note);
  if (edits.some(({ status }) => status === "confirmed")) return true;
  if (edits.length > 0) await cancelBeginOrderEditWorkflow(container).run({ input: { order_id } });
  return false;
}

/** Takes pieces out of an order by an edit; one that fails halfway leaves nothing open. */
async function takeOut(
  container: MedusaContainer,
  order: OrderProgress,
  pieces: Pieces,
  { staffId, note }: { staffId: string; note: string },
): Promise<void> {
  const order_id = order.id;
  await beginOrderEditOrderWorkflow(container).run({
    input: { order_id, created_by: staffId, internal_note: note },
  });
  try {
    const items = pieces.flatMap(({ id, quantity }) => {
      const line = order.lines.find((one) => one.id === id);
      return line ? [{ id, quantity: line.quantity - quantity }] : [];
    });
    await orderEditUpdateItemQuantityWorkflow(container).run({ input: { order_id, items } });
    await confirmOrderEditRequestWorkflow(container).run({
      input: { order_id, confirmed_by: staffId },
    });
  } catch (error) {
    await cancelBeginOrderEditWorkflow(container).run({ input: { order_id } });
    throw error;
  }
}

/**
 * What is still here is taken out of the order, or the whole order cancelled, and the money goes back. May run
 * again: each part looks for what is left to do.
 */
export async function carryOutWithdrawal(
  container: MedusaContainer,
  withdrawalId: string,
  staffId: string,
): Promise<void> {
  const withdrawals = container.resolve(WITHDRAWALS_MODULE);
  const withdrawal = await withdrawals.retrieveWithdrawal(withdrawalId);
  const orderId = withdrawal.order_id;
  if (!orderId) throw notAllowedError("This declaration names no order");
  await container.resolve(Modules.LOCKING).execute(
    [packingLock(orderId)],
    async () => {
      const order = await readProgress(container, { id: orderId });
      if (!order) throw notFoundError("There is no such order");
      const { toCancel } = planWithdrawal(order.lines, declaredLines(withdrawal));
      const note = withdrawal.reference;
      const isDone =
        order.facts.cancelled ||
        withdrawal.taken_out_at !== null ||
        (await isTakenOut(container, orderId, note));
      if (!isDone && toCancel.length > 0) {
        if (isWhole(order, toCancel)) await cancelOrder(container, orderId, staffId);
        else await takeOut(container, order, toCancel, { staffId, note });
      }
      await withdrawals.noteTakenOut(withdrawalId);
      await payBack(container, orderId, staffId);
    },
    { timeout: lockTimeout },
  );
}
