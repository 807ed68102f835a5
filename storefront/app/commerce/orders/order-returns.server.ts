/** Returns that a customer asks for. */
import type { SiteLanguage } from "@landolt/forms";
import { z } from "zod";
import { type Answer, notFound } from "../platform/answers.ts";
import { ask, under } from "../platform/client.server.ts";
import { visibleOrder } from "./orders.server.ts";
import { orderProof } from "./proof.server.ts";

const returnReason = z.object({ id: z.string(), label: z.string() });
export type ReturnReason = z.output<typeof returnReason>;

/** The reasons to choose from, in the page's language. */
export const returnReasons = (language: SiteLanguage): Promise<Answer<ReturnReason[]>> =>
  ask({
    path: "/store/return-reasons",
    shape: under("return_reasons", z.array(returnReason)),
    language,
  });

export interface ReturnWish {
  id: string;
  quantity: number;
  reasonId: string;
  note?: string;
}

/**
 * Opens a return of delivered pieces of an order that this browser may see. Refused where the pieces
 * were not delivered or are on their way back already.
 */
export async function requestReturn(
  request: Request,
  orderKey: string,
  lines: readonly ReturnWish[],
): Promise<Answer<unknown>> {
  const id = await visibleOrder(request, orderKey);
  if (!id) return notFound;
  return ask({
    path: `/store/orders/${id}/returns`,
    shape: z.object({ return: z.object({ id: z.string() }) }),
    method: "POST",
    headers: orderProof(id),
    body: {
      lines: lines.map(({ id: line, quantity, reasonId, note }) => ({
        ...{ id: line, quantity, reason_id: reasonId },
        ...(note && { note }),
      })),
    },
  });
}
