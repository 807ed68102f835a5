/** What becomes of a request for a visit as it was sent: by the form, another program, or staff for a caller. */
import { placeIn } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { profileOf } from "../modules/business-profile";
import { homeServiceOf, wishRules } from "./context";
import { forgetLost, keepLost } from "./lost";
import { receive } from "./receive";
import { readSubmission, refusalBody } from "./submission";

type Sent = {
  key: string;
  body: unknown;
  /** The website has acknowledged it: only what cannot be stored is refused. */
  acknowledged?: boolean;
  /** Who has entered it for a caller, and was given the consent. */
  by?: { id: string; name: string };
};

export type Submitted =
  | { status: 200 | 201; id: string }
  | { status: 400 | 422; refusal: ReturnType<typeof refusalBody> }
  /** This person has too many open requests. */
  | { status: 429 };

/** Checks and stores a request, once for each key. */
export async function submit(
  container: MedusaContainer,
  { key, body, acknowledged = false, by }: Sent,
): Promise<Submitted> {
  const service = homeServiceOf(container);
  const [known] = await service.listHomeServiceRequests({ idempotency_key: key });
  if (known) return { status: 200, id: known.id };
  const now = new Date();
  const profile = await profileOf(container);
  const rules = await wishRules(container, profile, now, placeIn(body));
  const submission = readSubmission(body, rules, now, acknowledged);
  if (!submission.ok) {
    if (acknowledged) await keepLost(container, key, body);
    return { status: submission.status, refusal: refusalBody(submission.fields) };
  }
  const { request, receivedAt } = submission;
  const open = await service.openRequestsOf(request.email, request.phone);
  if (!acknowledged && open >= profile.homeService.openRequestsPerPerson) return { status: 429 };
  const { id, created } = await receive(container, profile, key, request, receivedAt, by);
  if (acknowledged) await forgetLost(container, key);
  return { status: created ? 201 : 200, id };
}
