/** Visits at home and in the store: what can be wished for, asking for one, and following it by its link. */
import {
  type HomeServiceFollow,
  type HomeServiceProblems,
  type HomeServiceReceipt,
  type HomeServiceRequest,
  homeServiceFollow,
  homeServiceProblems,
  homeServiceReceipt,
  homeServiceSlots,
  type VisitPlace,
  visitPlaces,
} from "@landolt/forms";
import { z } from "zod";
import { log } from "#server/log.ts";
import { cached } from "../platform/answer-cache.server.ts";
import { type Answer, notFound } from "../platform/answers.ts";
import { ask, call, under } from "../platform/client.server.ts";
import { isToken } from "../platform/is-token.ts";

const hour = 3_600_000;
const slotsAt = (place: string) =>
  ask({ path: `/store/home-service-slots?place=${place}`, shape: homeServiceSlots });
const slots = cached(slotsAt, {
  fresh: 10_000,
  // While the backend is down the form still takes requests, which are kept.
  stale: 12 * hour,
  size: visitPlaces.length,
  wait: 800,
});

/** Days and times that can be wished for, and the rules behind them. */
export function visitSlots(place: VisitPlace) {
  return slots(place);
}

/** Milliseconds the backend has for one of these questions. */
const limit = 6000;

/** The plain answer, which names the fields that are refused; undefined where there was none, or the backend failed. */
async function post(path: string, body: Record<string, unknown>, headers: Record<string, string>) {
  const answer = await call({ path, method: "POST", body, headers, limit }, async (response) => {
    const content: unknown = await response.json().catch(() => undefined);
    return { status: response.status, body: content };
  });
  if (!("status" in answer)) return undefined;
  if (answer.status < 500) return answer;
  log.warn({ status: answer.status }, "a home visit: no success");
  return undefined;
}

export type Sending =
  /** `again`: the backend knew it already. */
  | { outcome: "stored"; receipt: HomeServiceReceipt; again: boolean }
  | { outcome: "refused"; problems: HomeServiceProblems }
  | { outcome: "limited" }
  /** No answer, or the backend's own fault: the same may succeed later. */
  | { outcome: "unavailable" }
  | { outcome: "failed" };

const refusalAnswer = z.object({ fields: z.record(z.string(), z.enum(homeServiceProblems)) });

/** A request on its way to the backend. */
export interface SentRequest {
  /** The same key gives the same stored request, however often it is sent. */
  key: string;
  /** In parts where a torn file holds no more. */
  request: Partial<HomeServiceRequest>;
  /** Instant at which the customer sent it, ISO 8601; wishes and promise count from then. */
  receivedAt: string;
}

/**
 * Hands a request to the backend.
 * @param proof from which network it comes, or that the website has acknowledged it: then the backend stores it
 *   whatever speaks against it by now
 */
export async function sendRequest(
  { key, request, receivedAt }: SentRequest,
  proof: Record<string, string>,
): Promise<Sending> {
  const body = { ...request, receivedAt };
  const headers = { "idempotency-key": key, ...proof };
  const answer = await post("/store/home-service-requests", body, headers);
  if (!answer) return { outcome: "unavailable" };
  if (answer.status === 429) return { outcome: "limited" };
  if (answer.status === 400 || answer.status === 422) {
    const refusal = refusalAnswer.safeParse(answer.body);
    if (refusal.success) return { outcome: "refused", problems: refusal.data.fields };
  }
  const receipt = homeServiceReceipt.safeParse(answer.body);
  if (receipt.success && (answer.status === 201 || answer.status === 200)) {
    return { outcome: "stored", receipt: receipt.data.request, again: answer.status === 200 };
  }
  log.error({ status: answer.status }, "a home visit: the answer has another shape");
  return { outcome: "failed" };
}

const pathOf = (token: string) => `/store/home-service-requests/${encodeURIComponent(token)}`;

/** The request that a link leads to; `notFound` where it leads nowhere. */
export const followRequest = async (token: string): Promise<Answer<HomeServiceFollow>> =>
  isToken(token)
    ? ask({ path: pathOf(token), shape: under("request", homeServiceFollow.shape.request) })
    : notFound;

/** What a customer may do with a request. */
export type VisitStep = "accept" | "decline" | "cancel" | "change" | "consent-withdrawal";

export type StepOutcome =
  | { ok: true }
  /** `moved`: the request stands elsewhere by now, so that the step is none any more. */
  | { ok: false; problem: "moved" | "unavailable"; problems?: undefined }
  | { ok: false; problem: "refused"; problems: HomeServiceProblems };

/** Takes a step; `change` sends the new wishes. */
export async function takeStep(
  token: string,
  step: VisitStep,
  body: Record<string, unknown>,
): Promise<StepOutcome> {
  const answer = await post(`${pathOf(token)}/${step}`, body, {});
  if (!answer) return { ok: false, problem: "unavailable" };
  if (answer.status < 300) return { ok: true };
  const refusal = refusalAnswer.safeParse(answer.body);
  if (refusal.success && Object.keys(refusal.data.fields).length > 0) {
    return { ok: false, problem: "refused", problems: refusal.data.fields };
  }
  return { ok: false, problem: "moved" };
}

/** The calendar file of a request, RFC 5545; `notFound` where the link leads nowhere. */
export const visitCalendar = async (token: string): Promise<Answer<string>> =>
  isToken(token) ? ask({ path: `${pathOf(token)}/calendar`, shape: z.string() }) : notFound;
