/** Answers of the administration that did not come. */
import type { Query, QueryClient } from "@tanstack/react-query";
import { Refused } from "./api";

/** Whether the backend has answered about what was asked, so that asking again changes nothing. */
export const isDecided = (error: unknown): boolean =>
  error instanceof Refused && error.status < 500 && error.status !== 429;

const reasons: Readonly<Record<number, string>> = {
  401: "signedOut",
  403: "mayNotSee",
  404: "gone",
  429: "tooMany",
};

/** The text that says why something could not be read. */
export const reasonOf = (error: unknown): string =>
  error instanceof Refused ? (reasons[error.status] ?? "failed") : "noAnswer";

/** Where a page leads whose session is over. */
export const signInAddress = "/app/login";

const isMissing = ({ state }: Query): boolean => state.status === "error";

/** Asks again for everything on the page that could not be read. */
export const readAgain = (queries: QueryClient): Promise<void> =>
  queries.refetchQueries({ type: "active", predicate: isMissing });

/**
 * Why a part of the page is missing whose place says nothing. What was refused is not: a page leaves that out for
 * who may not see it.
 */
export function missingPart(queries: QueryClient): string | undefined {
  const missing = queries
    .getQueryCache()
    .findAll({ type: "active", predicate: isMissing })
    .filter(({ observers }) => observers.every(({ options }) => options.meta?.notice === true))
    .map(({ state }) => ({ reason: reasonOf(state.error), isDecided: isDecided(state.error) }))
    .find(({ reason, isDecided }) => !isDecided || reason === "signedOut");
  return missing?.reason;
}
