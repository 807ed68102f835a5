import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { profileOf } from "../../../modules/business-profile";
import { notifyOfRequestsSoon } from "../../../people";
import { readToken } from "../../../platform/signed-token";
import {
  forgetLost,
  homeServiceOf,
  keepLost,
  readSubmission,
  receiptOf,
  receive,
  refusalBody,
  sendOutboxSoon,
  wishRules,
} from "../../../visits";

const key = z.uuid();
const secondsOfADay = 86_400;

/**
 * Takes a request for a home visit: the form's fields in, `{ request }` with reference and token out.
 * 201 stored; 200 for an Idempotency-Key that was stored before; 400 for what no form sends, 422 for
 * broken rules, both with `fields`; 429 where this person has too many open requests. A request for which the
 * storefront has thanked while we were away is stored even so, and staff see what speaks against it; one that
 * cannot be stored leaves whom to call.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const idempotencyKey = key.safeParse(request.get("idempotency-key"));
  if (!idempotencyKey.success) {
    response
      .status(400)
      .json({ ...refusalBody({}), message: "Send a UUID as the header Idempotency-Key" });
    return;
  }
  const service = homeServiceOf(request.scope);
  const [known] = await service.listHomeServiceRequests({ idempotency_key: idempotencyKey.data });
  if (known) {
    response.json(receiptOf(known));
    return;
  }
  const proof = request.get("x-acknowledged-visit") ?? "";
  const acknowledged = readToken("acknowledged-visit", proof) === idempotencyKey.data;
  const now = new Date();
  const profile = await profileOf(request.scope);
  const rules = await wishRules(request.scope, profile, now);
  const submission = readSubmission(request.body, rules, now, acknowledged);
  if (!submission.ok) {
    if (acknowledged) await keepLost(request.scope, idempotencyKey.data, request.body);
    response.status(submission.status).json(refusalBody(submission.fields));
    return;
  }
  const { email, phone } = submission.request;
  const open = await service.openRequestsOf(email, phone);
  if (!acknowledged && open >= profile.homeService.openRequestsPerPerson) {
    response
      .status(429)
      .set("retry-after", String(secondsOfADay))
      .json({ type: "too_many_requests", message: "This person has too many open requests" });
    return;
  }
  const { id, created } = await receive(
    request.scope,
    profile,
    idempotencyKey.data,
    submission.request,
    submission.receivedAt,
  );
  if (acknowledged) await forgetLost(request.scope, idempotencyKey.data);
  response
    .status(created ? 201 : 200)
    .json(receiptOf(await service.retrieveHomeServiceRequest(id)));
  sendOutboxSoon(request.scope);
  notifyOfRequestsSoon(request.scope);
}
