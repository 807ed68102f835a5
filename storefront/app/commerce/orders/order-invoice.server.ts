/** The invoice of an order, as a document. */
import { signToken } from "@landolt/tokens";
import { z } from "zod";
import { environment } from "#server/environment.ts";
import { type Answer, notFound } from "../platform/answers.ts";
import { ask } from "../platform/client.server.ts";
import { visibleOrder } from "./orders.server.ts";

/** Milliseconds; the token travels at once. */
const lifetime = 60_000;

/** The PDF; `notFound` for an order that is not the visitor's, and before there is an invoice. */
export async function orderInvoice(request: Request, key: string): Promise<Answer<ArrayBuffer>> {
  const id = await visibleOrder(request, key);
  if (!id) return notFound;
  const expiresAt = new Date(Date.now() + lifetime);
  const token = signToken(environment.cookieSecret, "order", id, expiresAt);
  return ask({
    path: `/store/order-documents/${token}/invoice`,
    shape: z.instanceof(ArrayBuffer),
    limit: 12_000,
  });
}
