import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  beginClaimOrderWorkflow,
  beginExchangeOrderWorkflow,
  cancelBeginOrderClaimWorkflow,
  cancelBeginOrderExchangeWorkflow,
  confirmClaimRequestWorkflow,
  confirmExchangeRequestWorkflow,
  createClaimShippingMethodWorkflow,
  createExchangeShippingMethodWorkflow,
  orderClaimAddNewItemWorkflow,
  orderClaimItemWorkflow,
  orderExchangeAddNewItemWorkflow,
  orderExchangeRequestItemReturnWorkflow,
} from "@medusajs/medusa/core-flows";
import { progressOf, readOrder } from "../orders";
import { invalidError } from "../platform/errors";
import { kindOfError, loggerOf } from "../platform/logger";
import { openReturn, returnLock } from "./open-return";
import { receiveReturn } from "./receive-return";

export type NewItem = {
  variant_id: string;
  quantity: number;
  metadata?: Record<string, unknown> | null;
};

export type TakeBack = {
  orderId: string;
  /** Money back; something else for it; or the same again without money, because it was faulty. */
  kind: "return" | "exchange" | "claim";
  lines: { id: string; quantity: number; reasonId?: string }[];
  /** What the customer gets instead. */
  items: NewItem[];
  /** Whether the goods are here: they are received, and what was paid too much goes back. */
  received: boolean;
  locationId?: string;
  staffId: string;
};

type Part = TakeBack & { optionId: string | undefined };

/** @returns the id of the return that belongs to it */
async function exchange(container: MedusaContainer, part: Part): Promise<string | undefined> {
  const { orderId, lines, items, optionId, staffId } = part;
  const begun = await beginExchangeOrderWorkflow(container).run({
    input: { order_id: orderId, created_by: staffId },
  });
  const exchange_id = begun.result.exchange_id ?? "";
  try {
    const asked = await orderExchangeRequestItemReturnWorkflow(container).run({
      input: {
        exchange_id,
        // Empty: it is made with the first item.
        return_id: "",
        items: lines.map(({ id, quantity, reasonId }) => ({
          ...{ id, quantity },
          ...(reasonId && { reason_id: reasonId }),
        })),
      },
    });
    await orderExchangeAddNewItemWorkflow(container).run({ input: { exchange_id, items } });
    if (optionId) {
      await createExchangeShippingMethodWorkflow(container).run({
        input: { exchange_id, shipping_option_id: optionId, custom_amount: 0 },
      });
    }
    await confirmExchangeRequestWorkflow(container).run({
      input: { exchange_id, confirmed_by: staffId },
    });
    return asked.result.order_change.return_id;
  } catch (error) {
    await cancelBeginOrderExchangeWorkflow(container).run({ input: { exchange_id } });
    throw error;
  }
}

/** What was faulty is written off; what stands in for it costs nothing. */
async function replace(container: MedusaContainer, part: Part): Promise<undefined> {
  const { orderId, lines, items, optionId, staffId } = part;
  const begun = await beginClaimOrderWorkflow(container).run({
    input: { order_id: orderId, type: "replace", created_by: staffId },
  });
  const claim_id = begun.result.claim_id ?? "";
  try {
    await orderClaimItemWorkflow(container).run({
      input: {
        claim_id,
        items: lines.map(({ id, quantity }) => ({
          ...{ id, quantity },
          reason: "production_failure" as const,
        })),
      },
    });
    await orderClaimAddNewItemWorkflow(container).run({
      input: { claim_id, items: items.map((item) => ({ ...item, unit_price: 0 })) },
    });
    if (optionId) {
      await createClaimShippingMethodWorkflow(container).run({
        input: { claim_id, shipping_option_id: optionId, custom_amount: 0 },
      });
    }
    await confirmClaimRequestWorkflow(container).run({
      input: { claim_id, confirmed_by: staffId },
    });
    return undefined;
  } catch (error) {
    await cancelBeginOrderClaimWorkflow(container).run({ input: { claim_id } });
    throw error;
  }
}

async function takeBackLocked(container: MedusaContainer, request: TakeBack): Promise<void> {
  const { orderId: id, kind, lines, received, locationId, staffId } = request;
  const order = await readOrder(container, id);
  const progress = progressOf(order);
  for (const { id: lineId } of lines) {
    const line = progress.lines.find((one) => one.id === lineId);
    const entries = lines.filter((one) => one.id === lineId);
    const quantity = entries.reduce((sum, entry) => sum + entry.quantity, 0);
    if (!line || quantity > line.returnable) {
      throw invalidError(
        "These pieces were not handed over, or are on their way back already",
        "not-returnable",
      );
    }
  }
  const part = { ...request, optionId: order.shipping_methods[0]?.shipping_option?.id };
  const opened =
    kind === "claim"
      ? await replace(container, part)
      : kind === "exchange"
        ? await exchange(container, part)
        : await openReturn(container, { orderId: id, lines, note: "Taken back by staff" });
  if (!opened || !received) return;
  try {
    await receiveReturn(container, {
      returnId: opened,
      staffId,
      ...(locationId && { locationId }),
    });
  } catch (error) {
    // The goods are noted; receiving them is the order's next step.
    loggerOf(container).warn(`A return was opened and not received yet (${kindOfError(error)})`);
  }
}

/** Takes pieces of an order back, with what the customer gets for them, in one go. */
export const takeBack = (container: MedusaContainer, request: TakeBack): Promise<void> =>
  container
    .resolve(Modules.LOCKING)
    .execute([returnLock(request.orderId)], () => takeBackLocked(container, request), {
      timeout: 20,
    });
