/** The transfer of an order to a customer account, decided by who placed the order. */
import { z } from "zod";
import { type Answer, notFound } from "../platform/answers.ts";
import { ask, under } from "../platform/client.server.ts";
import { isToken } from "../platform/is-token.ts";
import { networkHeaders } from "./proof.server.ts";

const transfer = z.object({
  number: z.number(),
  state: z.enum(["open", "accepted", "declined"]),
});
export type Transfer = z.output<typeof transfer>;

/** Looks at the transfer behind a link, or decides it. Deciding twice changes nothing. */
export async function orderTransfer(
  request: Request,
  token: string,
  decision: "look" | "accept" | "decline",
): Promise<Answer<Transfer>> {
  if (!isToken(token)) return notFound;
  return ask({
    path: "/store/order-transfers",
    shape: under("transfer", transfer),
    method: "POST",
    headers: networkHeaders(request),
    body: { token, decision },
  });
}
