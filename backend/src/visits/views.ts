/** A stored request as the customer's page shows it, with nothing more personal than that. */
import {
  type BusinessProfile,
  type Coverage,
  type HomeServiceFollow,
  type HomeServiceReceipt,
  type HomeServiceStatus,
  type ShownConsent,
  type SiteLanguage,
  wallClock,
} from "@landolt/forms";
import type { InferTypeOf } from "@medusajs/framework/types";
import type HomeServiceEvent from "../modules/home-service/models/event";
import type HomeServiceRequest from "../modules/home-service/models/request";
import type HomeServiceVisit from "../modules/home-service/models/visit";
import type HomeServiceWish from "../modules/home-service/models/wish";
import { placeOf } from "./context";
import { tokenOf } from "./link";

export type StoredRequest = InferTypeOf<typeof HomeServiceRequest>;
export type StoredVisit = InferTypeOf<typeof HomeServiceVisit>;
export type StoredWish = InferTypeOf<typeof HomeServiceWish>;
export type StoredEvent = InferTypeOf<typeof HomeServiceEvent>;

const publicCoverage = (stored: StoredRequest) => {
  const { answer, reason, kilometres, place } = stored.coverage as Coverage;
  return { answer, reason, kilometres, place: place ?? null };
};

const common = (stored: StoredRequest) => ({
  reference: stored.reference,
  status: stored.status as HomeServiceStatus,
  answerBy: new Date(stored.answer_by).toISOString(),
  coverage: placeOf(stored) === "store" ? null : publicCoverage(stored),
});

export const receiptOf = (stored: StoredRequest): { request: HomeServiceReceipt } => ({
  request: { ...common(stored), token: tokenOf(stored) },
});

export type Whole = {
  request: StoredRequest;
  wishes: StoredWish[];
  visit: StoredVisit | undefined;
  events: StoredEvent[];
  consents: ShownConsent[];
};

export function followOf(
  { request, wishes, visit, events, consents }: Whole,
  profile: BusinessProfile,
): { request: HomeServiceFollow } {
  const at = visit && wallClock(new Date(visit.starts_at), profile.timeZone);
  const note = events.findLast(({ action }) => action === "propose")?.why ?? null;
  return {
    request: {
      ...common(request),
      place: placeOf(request),
      language: request.language as SiteLanguage,
      wishes: wishes.map(({ date, time }) => ({ date, time })),
      proposal: at && request.status === "proposed" ? { ...at, note } : null,
      visit:
        at && (request.status === "confirmed" || request.status === "done")
          ? { ...at, optician: visit.optician_name }
          : null,
      consents,
    },
  };
}
