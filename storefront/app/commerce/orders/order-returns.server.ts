/** Returns that a customer asks for. */
import type { SiteLanguage } from "@landolt/forms";
import { z } from "zod";
import { type Answer, answered, notFound } from "../platform/answers.ts";
import { ask } from "../platform/client.server.ts";
import { visibleOrder } from "./orders.server.ts";
import { orderProof } from "./proof.server.ts";

export interface ReturnReason {
  id: string;
  label: string;
}

const reasonsAnswer = z.object({
  return_reasons: z.array(z.object({ id: z.string(), label: z.string() })),
});

/** The reasons to choose from, in the page's language. */
export async function returnReasons(language: SiteLanguage): Promise<Answer<ReturnReason[]>> {
  const answer = await ask({ path: "/store/return-reasons", shape: reasonsAnswer, language });
  return answer.ok ? answered(answer.value.return_reasons) : answer;
}

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
