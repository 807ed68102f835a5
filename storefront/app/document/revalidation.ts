import type { ShouldRevalidateFunctionArgs } from "react-router";

/** What an action answers that did not reach its server, or was refused there. */
const isFailure = (result: unknown): boolean =>
  typeof result === "object" &&
  result !== null &&
  "failure" in result &&
  result.failure !== undefined;

/** Looking up an address changes nothing either. */
const isLookUp = (formAction: string | undefined): boolean =>
  formAction?.endsWith("/coverage") ?? false;

/**
 * Whether a page asks for its facts again. A form that failed changed nothing, and asking while the
 * server is out of reach would lose the page with what was typed into it.
 */
export function revalidates({
  actionResult,
  defaultShouldRevalidate,
  formAction,
}: ShouldRevalidateFunctionArgs): boolean {
  return !isFailure(actionResult) && !isLookUp(formAction) && defaultShouldRevalidate;
}

/**
 * The same for a page with a form that takes minutes to fill in: it is loaded again by being sent or left, and
 * not because something elsewhere has changed, which would lose what is typed.
 */
export function revalidatesWhenSent(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formAction } = change;
  return (formAction !== undefined || currentUrl.href !== nextUrl.href) && revalidates(change);
}
