import type { ShouldRevalidateFunctionArgs } from "react-router";

/** What an action answers that did not reach its server, or was refused there. */
const isFailure = (result: unknown): boolean =>
  typeof result === "object" &&
  result !== null &&
  "failure" in result &&
  result.failure !== undefined;

/**
 * Whether a page asks for its facts again. A form that failed changed nothing, and asking while the
 * server is out of reach would lose the page with what was typed into it.
 */
export function revalidates({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return !isFailure(actionResult) && defaultShouldRevalidate;
}
