/** How pages ask the backend: with time limits, repetitions and answers that are checked. */
import { setTimeout as pause } from "node:timers/promises";
import { buyingRefusals, type SiteLanguage } from "@landolt/forms";
import { z } from "zod";
import { localeOf } from "#app/language/addresses.ts";
import { environment } from "#server/environment.ts";
import { log } from "#server/log.ts";
import {
  type Answer,
  answered,
  type Failure,
  limited,
  notFound,
  type Refusal,
  refused,
  unavailable,
  unsent,
} from "./answers.ts";
import { isReachable, suspectSilence } from "./reachable.server.ts";

/** Keys that select the backend's sales channels. */
const keys = { shop: environment.PUBLISHABLE_KEY, lookbook: environment.LOOKBOOK_KEY };

/** Milliseconds. A page that reads waits less long than a visitor who orders. */
const timeouts = { read: 4000, write: 12_000 };

/** What a server says that is busy, restarting or overtaken: the same question may be answered a moment later. */
const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const mostRepetitions = 2;
/** Milliseconds before the first repetition; before the next one twice as many. */
const firstPause = 150;
/** Seconds, where a limit does not say for how long. */
const usualWait = 60;
/** Milliseconds. For a server that asks for a longer pause no page waits. */
const longestPause = 1000;

export interface Question<T> {
  /** Path below the backend's address. */
  path: string;
  /** The answer's shape; everything not named in it is dropped. */
  shape: z.ZodType<T>;
  channel?: keyof typeof keys;
  language?: SiteLanguage;
  method?: "GET" | "POST" | "DELETE";
  query?: Record<string, string>;
  /** Sent as JSON; a file as its bytes. */
  body?: Record<string, unknown> | Uint8Array<ArrayBuffer>;
  /** Beside those that every question carries. */
  headers?: Record<string, string>;
  /** Milliseconds to wait with all repetitions, where a page can do without the answer. */
  limit?: number;
  /** A write that does nothing twice, as it carries a key or changes nothing: repeated as reading is. */
  idempotent?: boolean;
  /** What a refusal (status 400) without a code means here. */
  refusal?: Refusal;
  /** Asks with a password, and a wrong one is answered with 401. */
  isSignIn?: boolean;
}

type Call = Omit<Question<unknown>, "shape">;

/** The shape of an answer that has what was asked for under a name. */
export const under = <T>(name: string, shape: z.ZodType<T>): z.ZodType<T> =>
  z.object({ [name]: shape }).transform((answer) => answer[name] as T);

export const ask = <T>(question: Question<T>): Promise<Answer<T>> =>
  call(question, async (response) => {
    if (!response.ok) return failureOf(response, question);
    const parsed = question.shape.safeParse(await contentOf(response));
    if (parsed.success) return answered(parsed.data);
    const where = parsed.error.issues.slice(0, 5).map((issue) => issue.path.join("."));
    log.error({ route: routeName(question.path), where }, "the backend's answer has another shape");
    return unavailable;
  });

/**
 * Asks where the response itself is needed.
 * @param read what becomes of a response of any status
 */
export async function call<T>(
  question: Call,
  read: (response: Response) => Promise<T>,
): Promise<T | Failure> {
  const { path } = question;
  if (!(await isReachable())) {
    log.warn({ route: routeName(path) }, "the backend is away");
    return unsent;
  }
  try {
    return await read(await send(question));
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    log.warn({ route: routeName(path), kind }, "the backend did not answer");
    if (kind === "TimeoutError") suspectSilence();
    return isRefused(error) ? unsent : unavailable;
  }
}

/** JSON, a document or picture, an entry for a calendar, or, as Medusa answers some calls, the word for the status. */
function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  if (/^(?:application\/pdf|image\/)/.test(type)) return response.arrayBuffer();
  return type.startsWith("text/") ? response.text() : response.json();
}

/** No connection came about, so that nothing was sent. */
function isRefused(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
}

/** Asks, and asks again where the answer is a passing one. */
async function send(question: Call): Promise<Response> {
  const { method = "GET", idempotent = method === "GET" } = question;
  const limit = question.limit ?? timeouts[method === "GET" ? "read" : "write"];
  const signal = AbortSignal.timeout(limit);
  for (let repetition = 0; ; repetition += 1) {
    const response = await sendOnce(question, signal);
    if (!idempotent || repetition === mostRepetitions || !passing.has(response.status)) {
      return response;
    }
    const wait = pauseAfter(response, repetition);
    if (wait > longestPause) return response;
    await response.body?.cancel();
    await pause(wait, undefined, { signal });
  }
}

/** Milliseconds: as long as the server asks for, else longer each time and never in step with others. */
function pauseAfter({ headers }: Response, repetition: number): number {
  const wanted = headers.get("retry-after");
  if (wanted === null) return firstPause * 2 ** repetition * (0.75 + Math.random() / 2);
  const seconds = Number(wanted);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(wanted) - Date.now() : seconds * 1000;
  return milliseconds || firstPause;
}

function sendOnce(question: Call, signal: AbortSignal): Promise<Response> {
  const { path, channel = "shop", language, method = "GET", query, body } = question;
  const isFile = body instanceof Uint8Array;
  const url = `${environment.BACKEND_INTERNAL_URL.replace(/\/$/, "")}${path}`;
  return fetch(query ? `${url}?${new URLSearchParams(query)}` : url, {
    method,
    signal,
    headers: {
      accept: "application/json",
      "x-publishable-api-key": keys[channel],
      ...(body && { "content-type": isFile ? "application/octet-stream" : "application/json" }),
      ...(language && { "x-medusa-locale": localeOf(language) }),
      ...question.headers,
    },
    ...(body && { body: isFile ? body : JSON.stringify(body) }),
  });
}

const refusalAnswer = z.object({ code: z.enum(buyingRefusals) });

async function failureOf(response: Response, question: Call): Promise<Failure> {
  const { status } = response;
  if (status === 400) {
    const { data } = refusalAnswer.safeParse(await response.json());
    return refused(data?.code ?? question.refusal ?? "other");
  }
  await response.body?.cancel();
  // A token that is refused opens nothing, or nothing any more.
  const isKnown = question.isSignIn ?? question.headers?.authorization !== undefined;
  if (status === 404 || (status === 401 && isKnown)) return notFound;
  if (status === 429) return limited(Number(response.headers.get("retry-after")) || usualWait);
  log.warn({ route: routeName(question.path), status }, "the backend failed");
  return unavailable;
}

/** The path without ids and tokens, which are as good as passwords. */
function routeName(path: string): string {
  return path.replaceAll(/\/[a-z]+_[^/]+/g, "/:id");
}
