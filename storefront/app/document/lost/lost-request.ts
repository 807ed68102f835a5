/** What becomes of a page in the browser when the shop does not answer it: it stays as it is, and says so. */
import {
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from "react-router";
import { sent } from "./sent.ts";

/** `connection`: nothing came back; `unavailable`: for a moment; `failed`: an error of ours. */
export type Loss = "connection" | "unavailable" | "failed";

export interface LostRequest {
  loss: Loss;
  /** Sends once more what was lost. */
  retry: () => void;
}

/** The part of the router's state that is read here. */
interface RunningRouter {
  state: {
    location: { pathname: string; search: string };
    loaderData: Record<string, unknown>;
    actionData: Record<string, unknown> | null;
  };
  revalidate: () => unknown;
}

/** What the error page is given where no status has arrived. */
const noAnswer: DataStrategyResult = {
  type: "error",
  result: { status: 0, statusText: "", internal: false, data: null },
};

let lost: LostRequest | undefined;
const listeners = new Set<() => void>();

export const lostRequest = () => lost;

export function onLostRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteLost(request: LostRequest | undefined): void {
  if (lost === request) return;
  lost = request;
  for (const listener of listeners) listener();
}

/** What was thrown; the router wraps it, of a form, with a status that it does not have. */
const thrown = (result: unknown): unknown =>
  typeof result === "object" && result !== null && "init" in result && "data" in result
    ? result.data
    : result;

/** How a request was lost; undefined for what the shop has answered, be it with a refusal. */
export function lossOf({ type, result: wrapped }: DataStrategyResult): Loss | undefined {
  const result = thrown(wrapped);
  if (type !== "error" || result instanceof Response) return undefined;
  if (!isRouteErrorResponse(result)) return result instanceof TypeError ? "connection" : "failed";
  if (result.status < 500) return undefined;
  return [502, 503, 504].includes(result.status) ? "unavailable" : "failed";
}

function sendAgain({ target, submitter }: SubmitEvent): void {
  if (!(target instanceof HTMLFormElement && target.isConnected)) return;
  target.requestSubmit(submitter?.isConnected ? submitter : null);
}

const router = () => Reflect.get(globalThis, "__reactRouterDataRouter") as RunningRouter;

/**
 * Runs around every request of the router in the browser. A form that was lost, and facts that a page wanted to
 * have once more, leave the page as it is; a page that cannot be shown at all is left to the error page.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const outcomes = await next();
  if (request.signal.aborted) return outcomes;
  const failed = Object.entries(outcomes).flatMap(([id, outcome]) => {
    const loss = lossOf(outcome);
    return loss ? [{ id, loss }] : [];
  });
  const [first] = failed;
  if (!first) {
    // Nothing is asked for after a form that was lost; that is no answer.
    if (Object.keys(outcomes).length > 0) noteLost(undefined);
    if (request.method !== "GET") sent.latest = undefined;
    return outcomes;
  }
  const { state, revalidate } = router();
  const { loss } = first;
  if (request.method !== "GET") {
    // What a script sends by itself, such as the beginning of a card payment, nobody could send again.
    const again = sent.latest;
    sent.latest = undefined;
    if (!again) return outcomes;
    noteLost({ loss, retry: () => sendAgain(again) });
    // The same answer as before, so that no field changes; by its status nothing is loaded again.
    return replaced(outcomes, failed, ({ id }) => ({
      type: "data",
      result: data(state.actionData?.[id], { status: 503 }),
    }));
  }
  const { pathname, search } = new URL(request.url);
  const isHere = pathname === state.location.pathname && search === state.location.search;
  if (!isHere || failed.some(({ id }) => !(id in state.loaderData))) {
    return loss === "connection" ? replaced(outcomes, failed, () => noAnswer) : outcomes;
  }
  noteLost({ loss, retry: () => void revalidate() });
  return replaced(outcomes, failed, ({ id }) => ({ type: "data", result: state.loaderData[id] }));
};

function replaced(
  outcomes: Record<string, DataStrategyResult>,
  failed: { id: string }[],
  by: (one: { id: string }) => DataStrategyResult,
): Record<string, DataStrategyResult> {
  return { ...outcomes, ...Object.fromEntries(failed.map((one) => [one.id, by(one)])) };
}
