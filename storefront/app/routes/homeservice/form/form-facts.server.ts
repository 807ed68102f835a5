import { type BusinessProfile, type VisitPlace, visitRules } from "@landolt/forms";
import { formToken } from "#app/commerce/platform/form-token.server.ts";
import { visitSlots } from "#app/commerce/visits/home-service.server.ts";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";

/** What every form for a visit is made of and judged by. */
export async function formFacts(profile: BusinessProfile, place: VisitPlace) {
  const { replyPromiseHours, replyPromiseClock, homeService } = profile;
  return {
    promise: { hours: replyPromiseHours, clock: replyPromiseClock },
    keep: {
      months: homeService.keepMonthsAfterVisit,
      shortMonths: homeService.keepMonthsWithoutVisit,
    },
    days: valueOrErrorPage(await visitSlots(place)).days,
    rules: visitRules(profile, place),
    now: new Date().toISOString(),
    /** What a fresh form carries so that it can be sent once and from here. */
    form: { key: crypto.randomUUID(), token: formToken() },
  };
}
