import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { profileOf } from "../../../../../modules/business-profile";
import { notFoundError } from "../../../../../platform/errors";
import {
  homeServiceOf,
  isStaffStep,
  minutesOf,
  planningOf,
  readWhole,
  type StepBody,
  sendOutboxSoon,
  staffAnswer,
  staffMember,
  stepBodies,
} from "../../../../../visits";
import { answerConflict } from "../../../../http/conflict";
import { invalidData, validInput } from "../../../../http/invalid-data";

/**
 * propose, confirm, decline, cancel, complete or reopen, each with the `version` that was read; see
 * `stepBodies`. Answers with the request; 409 for a stale version, a step the state does not allow,
 * or a time that is not free.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "", step = "" } = request.params;
  if (!isStaffStep(step)) throw notFoundError("There is no such step");
  const given: StepBody = validInput(stepBodies[step], request.body);
  const { request: stored, wishes } = await readWhole(request.scope, id);
  const wished = wishes.some(
    ({ starts_at }) => new Date(starts_at).getTime() === given.starts_at?.getTime(),
  );
  if (step === "confirm" && given.starts_at && !wished) {
    const message = "Only a time that was wished for can be confirmed; propose any other";
    response.status(400).json(invalidData([{ path: ["starts_at"], code: "not-wished", message }]));
    return;
  }
  const profile = await profileOf(request.scope);
  const actor = await staffMember(request.scope, request.auth_context.actor_id);
  const optician = given.optician_id
    ? await staffMember(request.scope, given.optician_id)
    : undefined;
  await answerConflict(response, async () => {
    await homeServiceOf(request.scope).step({
      requestId: id,
      action: step,
      actor: { kind: "staff", ...actor },
      now: new Date(),
      version: given.version,
      planning: planningOf(profile),
      ...(given.why ? { why: given.why } : {}),
      ...(given.early ? { early: true } : {}),
      ...(given.starts_at
        ? {
            visit: {
              startsAt: given.starts_at,
              minutes: given.minutes ?? minutesOf(profile, stored),
              ...(optician ? { optician } : {}),
            },
          }
        : {}),
    });
    response.json(await staffAnswer(request.scope, id, actor.id));
    sendOutboxSoon(request.scope);
  });
}
