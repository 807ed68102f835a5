/** Consent to the use of the lens values of an order. */
import { shownConsent } from "@landolt/forms";
import { z } from "zod";
import { type Answer, notFound } from "../platform/answers.ts";
import { ask } from "../platform/client.server.ts";
import { visibleOrder } from "./orders.server.ts";
import { orderProof } from "./proof.server.ts";

/** Withdraws the consent for an order that this browser may see; `notFound` where none counts. */
export async function withdrawConsent(
  request: Request,
  orderKey: string,
): Promise<Answer<unknown>> {
  const id = await visibleOrder(request, orderKey);
  if (!id) return notFound;
  return ask({
    path: `/store/orders/${id}/consent-withdrawal`,
    shape: z.object({ consents: z.array(shownConsent) }),
    method: "POST",
    headers: orderProof(id),
    body: {},
  });
}
