import { bookableDays, placeIn } from "@landolt/forms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { profileOf } from "../../../modules/business-profile";
import { wishRules } from "../../../visits";

/**
 * The days and times that can be wished for now, the rules behind them, and how the reply promise is
 * to be worded. `?days=` shortens the horizon, never lengthens it; `?place=store` is about appointments there.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const now = new Date();
  const profile = await profileOf(request.scope);
  const rules = await wishRules(request.scope, profile, now, placeIn(request.query));
  const asked = Number(request.query.days);
  const horizonDays =
    Number.isInteger(asked) && asked > 0 ? Math.min(asked, rules.horizonDays) : rules.horizonDays;
  const { noticeHours, visitMinutes, slotMinutes } = rules;
  response.json({
    days: bookableDays({ ...rules, horizonDays }, now),
    rules: { noticeHours, horizonDays: rules.horizonDays, visitMinutes, slotMinutes },
    replyPromise: { hours: profile.replyPromiseHours, clock: profile.replyPromiseClock },
  });
}
