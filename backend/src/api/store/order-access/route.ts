import { createHash, timingSafeEqual } from "node:crypto";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { recordsOf } from "../../../platform/ask";
import { readToken } from "../../../platform/signed-token";
import { evenly } from "../../http/evenly";
import { validInput } from "../../http/invalid-data";
import { networkOf, withinLimits } from "../../middleware/rate-limit";

const body = z.object({ token: z.string().max(200), email: z.string().max(254) });

/** Milliseconds; longer than the work takes, so that every answer takes the same time. */
const floor = 120;

const digest = (text: string) => createHash("sha256").update(text).digest();
/** Addresses are compared as people write them: capitals and spaces around do not matter. */
const plain = (email: string) => email.trim().toLowerCase();

async function orderOf(request: MedusaRequest, token: string, email: string) {
  const id = readToken("order", token);
  const [order] = await recordsOf<{ id: string; email: string | null }>(
    request.scope,
    "order",
    // A wrong token is looked up too: the database's time must not give it away.
    { id: id ?? "order_none" },
    ["id", "email"],
  );
  const same = timingSafeEqual(digest(plain(order?.email ?? "")), digest(plain(email)));
  return order?.email && same ? order.id : undefined;
}

/**
 * The order behind a link of our mails, for who knows the e-mail address it was placed with. A wrong
 * address and a wrong, old or guessed token get the same answer in the same time.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { token, email } = validInput(body, request.body);
  if (!(await withinLimits(request, response, { lookUp: networkOf(request), attempt: token })))
    return;
  const orderId = await evenly(floor, () => orderOf(request, token, email));
  response.setHeader("Cache-Control", "no-store");
  if (orderId) response.json({ order_id: orderId });
  else response.status(404).json({ type: "not_found", message: "There is no such order" });
}
