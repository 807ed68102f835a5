import { data } from "react-router";
import type { Answer } from "#app/commerce/platform/answers.ts";
import { failureInit } from "#app/document/answer-or-error.server.ts";

/** What came of pressing the button behind a link of a mail, as its texts are called. */
export function outcomeOf(answer: Answer<unknown>) {
  if (answer.ok) return data({ outcome: "done" as const });
  // What cannot be a token is refused before it is looked for.
  const over = answer.problem === "notFound" || answer.problem === "refused";
  if (over) return data({ outcome: "over" as const }, { status: 410 });
  return data({ outcome: "unavailable" as const }, failureInit(answer));
}
