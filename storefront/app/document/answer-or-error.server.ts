import { data } from "react-router";
import type { Answer } from "#app/commerce/platform/answers.ts";

/** The value of an answer, or the error page: 404 where there is nothing, 503 while the backend is down. */
export function valueOrErrorPage<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  if (answer.problem === "notFound") throw data(null, { status: 404 });
  throw data(null, { status: 503, headers: { "Retry-After": "30" } });
}
