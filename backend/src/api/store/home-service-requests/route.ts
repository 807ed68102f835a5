import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { notifyOfRequestsSoon } from "../../../people";
import { readToken } from "../../../platform/signed-token";
import { homeServiceOf, receiptOf, refusalBody, sendOutboxSoon, submit } from "../../../visits";
import { takeVisitorsTry } from "../../middleware/rate-limit";

const uuid = z.uuid();
const secondsOfADay = 86_400;

/**
 * Takes a request for a visit, at home or with `place: "store"` in the store: the form's fields in, `{ request }` with reference and token out.
 * 201 stored; 200 for an Idempotency-Key that was stored before; 400 for what no form sends, 422 for
 * broken rules, both with `fields`; 429 where this person has too many open requests, or this network sent too many. A request for which the
 * storefront has thanked while we were away is stored even so, and staff see what speaks against it; one that
 * cannot be stored leaves whom to call.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const key = uuid.safeParse(request.get("idempotency-key"));
  if (!key.success) {
    response
      .status(400)
      .json({ ...refusalBody({}), message: "Send a UUID as the header Idempotency-Key" });
    return;
  }
  const proof = request.get("x-acknowledged-visit") ?? "";
  const acknowledged = readToken("acknowledged-visit", proof) === key.data;
  const takeBack = acknowledged ? undefined : await takeVisitorsTry(request, response, "visits");
  if (!acknowledged && !takeBack) return;
  const submitted = await submit(request.scope, {
    key: key.data,
    body: request.body,
    acknowledged,
  });
  if (submitted.status !== 201) await takeBack?.();
  response.status(submitted.status);
  if ("refusal" in submitted) {
    response.json(submitted.refusal);
    return;
  }
  if (submitted.status === 429) {
    response
      .set("retry-after", String(secondsOfADay))
      .json({ type: "too_many_requests", message: "This person has too many open requests" });
    return;
  }
  const stored = await homeServiceOf(request.scope).retrieveHomeServiceRequest(submitted.id);
  response.json(receiptOf(stored));
  if (submitted.status === 200) return;
  sendOutboxSoon(request.scope);
  notifyOfRequestsSoon(request.scope);
}
