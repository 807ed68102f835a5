import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { orderByNumber } from "../../../orders";
import { evenly } from "../../http/evenly";
import { validInput } from "../../http/invalid-data";
import { networkOf, withinLimits } from "../../middleware/rate-limit";

const body = z.object({ number: z.string().max(20), email: z.string().max(254) });

/** Milliseconds; see order-access. */
const floor = 150;

/**
 * Sends a fresh link to an order to the address it was placed with. The answer never discloses whether
 * number and address belong together.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { number, email } = validInput(body, request.body);
  const attempt = `${number.trim()} ${email.trim().toLowerCase()}`;
  if (!(await withinLimits(request, response, { lookUp: networkOf(request), attempt }))) return;
  await evenly(floor, async () => {
    const id = await orderByNumber(request.scope, number, email);
    if (!id) return;
    await request.scope
      .resolve(Modules.EVENT_BUS)
      .emit({ name: "order.link_requested", data: { id } });
  });
  response.status(202).json({ accepted: true });
}
