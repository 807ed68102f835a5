/** What a question to the backend can come back as. No caller has to catch anything. */
import type { BuyingRefusal } from "@landolt/forms";

/** Why the backend, or a rule of ours, said no. Each has a text under `bag.refusals`. */
export type Refusal = BuyingRefusal;

export type Failure =
  | { ok: false; problem: "notFound" }
  /** The backend is down, too slow or broken; the same question may be answered later. */
  | { ok: false; problem: "unavailable" }
  | { ok: false; problem: "refused"; refusal: Refusal };

export type Answer<T> = { ok: true; value: T } | Failure;

export const notFound: Failure = { ok: false, problem: "notFound" };
export const unavailable: Failure = { ok: false, problem: "unavailable" };

export function answered<T>(value: T): Answer<T> {
  return { ok: true, value };
}

export function refused(refusal: Refusal): Failure {
  return { ok: false, problem: "refused", refusal };
}
