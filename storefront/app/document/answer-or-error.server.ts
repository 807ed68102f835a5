import { data } from "react-router";
import type { Answer, Failure } from "#app/commerce/platform/answers.ts";

/** The value of an answer, or the error page: 404 where there is nothing, 429 for who asks too often, 503 while the backend is down. */
export function valueOrErrorPage<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw data(null, failureInit(answer));
}

/** Status and headers for a page that could not get its answer. */
export function failureInit(failure: Failure): ResponseInit {
  if (failure.problem === "notFound") return { status: 404 };
  if (failure.problem === "limited") {
    return { status: 429, headers: { "Retry-After": String(failure.retryAfter) } };
  }
  return { status: 503, headers: { "Retry-After": "30" } };
}
