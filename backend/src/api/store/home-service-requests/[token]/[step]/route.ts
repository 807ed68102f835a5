import { readHomeServiceRequest } from "@landolt/forms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { profileOf } from "../../../../../modules/business-profile";
import type { Action } from "../../../../../modules/home-service/state";
import { notFoundError } from "../../../../../platform/errors";
import { isStorable } from "../../../../../platform/storable-text";
import {
  deadlinesOf,
  followOf,
  formOf,
  homeServiceOf,
  placeOf,
  planningOf,
  readByToken,
  readWhole,
  refusalBody,
  sendOutboxSoon,
  wishesOf,
  wishRules,
} from "../../../../../visits";
import { answerConflict } from "../../../../http/conflict";

/** What the customer may do by the link; to decline a proposal leaves the request open. */
const steps = { accept: "accept", decline: "refuse", cancel: "cancel", change: "change" } as const;

const longestReason = 500;
const body = z.looseObject({
  reason: z.string().trim().max(longestReason).nullish(),
  appointments: z.unknown().optional(),
});

/**
 * One step of the customer: `{ reason? }`, and for `change` `{ appointments }`. Answers as GET of the
 * link does; 409 where the request stands elsewhere by now or the time is taken, 422 for wishes that
 * break a rule.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const name = request.params.step ?? "";
  const action: Action | undefined = Object.hasOwn(steps, name)
    ? steps[name as keyof typeof steps]
    : undefined;
  if (!action) throw notFoundError("There is no such step");
  const { request: stored } = await readByToken(request.scope, request.params.token);
  const requestId = stored.id;
  const given = body.safeParse(request.body ?? {});
  if (!given.success || !isStorable(request.body)) {
    response.status(400).json(refusalBody({ reason: "note" }));
    return;
  }
  const now = new Date();
  const profile = await profileOf(request.scope);
  let wishes: ReturnType<typeof wishesOf> | undefined;
  if (action === "change") {
    const form = { ...formOf(stored), appointments: given.data.appointments };
    const rules = await wishRules(request.scope, profile, now, placeOf(stored));
    const reading = readHomeServiceRequest(form, { now, rules });
    if (!reading.ok) {
      response.status(422).json(refusalBody(reading.problems));
      return;
    }
    wishes = wishesOf(profile, reading.request.appointments);
  }
  const restarts = action === "change" || action === "refuse";
  await answerConflict(response, async () => {
    await homeServiceOf(request.scope).step({
      requestId,
      action,
      actor: { kind: "customer" },
      now,
      planning: planningOf(profile),
      ...(given.data.reason ? { why: given.data.reason } : {}),
      ...(wishes ? { wishes } : {}),
      ...(restarts ? { deadlines: deadlinesOf(profile, now) } : {}),
    });
    response.json(followOf(await readWhole(request.scope, requestId), profile));
    sendOutboxSoon(request.scope);
  });
}
