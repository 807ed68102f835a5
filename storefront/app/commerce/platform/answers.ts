/** What a question to the backend can come back as. No caller has to catch anything. */
import type { BuyingRefusal } from "@landolt/forms";

/** Why the backend, or a rule of ours, said no. Each has a text under `bag.refusals`. */
export type Refusal = BuyingRefusal;

export type Failure =
  | { ok: false; problem: "notFound" }
  /**
   * The backend is down, too slow or broken; the same question may be answered later. `unsent` where it is certain
   * that the question has not reached it.
   */
  | { ok: false; problem: "unavailable"; unsent?: true }
  /** Asked too often; seconds to wait. */
  | { ok: false; problem: "limited"; retryAfter: number }
  | { ok: false; problem: "refused"; refusal: Refusal };

export type Answer<T> = { ok: true; value: T } | Failure;

export const notFound: Failure = { ok: false, problem: "notFound" };
export const unavailable: Failure = { ok: false, problem: "unavailable" };
export const unsent: Failure = { ok: false, problem: "unavailable", unsent: true };

export function answered<T>(value: T): Answer<T> {
  return { ok: true, value };
}

export function refused(refusal: Refusal): Failure {
  return { ok: false, problem: "refused", refusal };
}

export function limited(retryAfter: number): Failure {
  return { ok: false, problem: "limited", retryAfter };
}
