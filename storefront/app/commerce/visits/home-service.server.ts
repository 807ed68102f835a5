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
import { environment } from "#server/environment.ts";
import { log } from "#server/log.ts";
import { cached } from "../platform/answer-cache.server.ts";
import { type Answer, answered, notFound, unavailable } from "../platform/answers.ts";
import { ask } from "../platform/client.server.ts";
import { isToken } from "../platform/is-token.ts";
import { isReachable } from "../platform/reachable.server.ts";

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
const timeout = 6000;

/** One question and the plain answer; undefined where there was none. `path` may hold a token. */
async function exchange(
  path: string,
  options: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: unknown } | undefined> {
  if (!(await isReachable())) return undefined;
  try {
    const response = await fetch(`${environment.BACKEND_INTERNAL_URL}${path}`, {
      method: options.body === undefined ? "GET" : "POST",
      signal: AbortSignal.timeout(timeout),
      headers: {
        "x-publishable-api-key": environment.PUBLISHABLE_KEY,
        accept: "application/json",
        ...(options.body !== undefined && { "content-type": "application/json" }),
        ...options.headers,
      },
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.status >= 500) log.warn({ status: response.status }, "a home visit: no success");
    return { status: response.status, body };
  } catch (error) {
    log.warn(
      { kind: error instanceof Error ? error.name : typeof error },
      "a home visit: no answer",
    );
    return undefined;
  }
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
  const answer = await exchange("/store/home-service-requests", { body, headers });
  if (!answer || answer.status >= 500) return { outcome: "unavailable" };
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

/** The request that a link leads to. */
export async function followRequest(token: string): Promise<Answer<HomeServiceFollow>> {
  const answer = await exchange(pathOf(token));
  if (!answer || answer.status >= 500) return unavailable;
  const follow = homeServiceFollow.safeParse(answer.body);
  if (!follow.success && answer.status === 200) {
    log.error("a home visit: the answer to a link has another shape");
    return unavailable;
  }
  return follow.success ? answered(follow.data.request) : notFound;
}

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
  const answer = await exchange(`${pathOf(token)}/${step}`, { body });
  if (!answer || answer.status >= 500) return { ok: false, problem: "unavailable" };
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
