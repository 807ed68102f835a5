/** The one door to the backend, with time limits and answers that are checked. */
import { buyingRefusals, type SiteLanguage } from "@landolt/forms";
import { z } from "zod";
import { localeOf } from "#app/language/addresses.ts";
import { environment } from "#server/environment.ts";
import { log } from "#server/log.ts";
import { type Answer, answered, notFound, type Refusal, refused, unavailable } from "./answers.ts";

/** Keys that select the backend's sales channels. */
const keys = { shop: environment.PUBLISHABLE_KEY, lookbook: environment.LOOKBOOK_KEY };

/** Milliseconds. A page that reads waits less long than a visitor who orders. */
const timeouts = { read: 4000, write: 12_000 };

interface Question<T> {
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
  /** Milliseconds to wait, where a page can do without the answer. */
  limit?: number;
  /** What a refusal (status 400) without a code means here. */
  refusal?: Refusal;
}

export async function ask<T>(question: Question<T>): Promise<Answer<T>> {
  const { path, shape } = question;
  try {
    const response = await send(question);
    if (!response.ok) return await failureOf(response, question);
    const parsed = shape.safeParse(await response.json());
    if (parsed.success) return answered(parsed.data);
    const where = parsed.error.issues.slice(0, 5).map((issue) => issue.path.join("."));
    log.error({ route: routeName(path), where }, "the backend's answer has another shape");
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    log.warn({ route: routeName(path), kind }, "the backend did not answer");
  }
  return unavailable;
}

function send<T>(question: Question<T>): Promise<Response> {
  const { path, channel = "shop", language, method = "GET", query, body } = question;
  const isFile = body instanceof Uint8Array;
  const url = `${environment.BACKEND_INTERNAL_URL.replace(/\/$/, "")}${path}`;
  return fetch(query ? `${url}?${new URLSearchParams(query)}` : url, {
    method,
    signal: AbortSignal.timeout(question.limit ?? timeouts[method === "GET" ? "read" : "write"]),
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

async function failureOf<T>(response: Response, question: Question<T>): Promise<Answer<T>> {
  const { status } = response;
  if (status === 400) {
    const { data } = refusalAnswer.safeParse(await response.json());
    return refused(data?.code ?? question.refusal ?? "other");
  }
  await response.body?.cancel();
  if (status === 404) return notFound;
  log.warn({ route: routeName(question.path), status }, "the backend failed");
  return unavailable;
}

/** The path without ids, which are as good as passwords for carts and orders. */
function routeName(path: string): string {
  return path.replaceAll(/\/[a-z]+_[0-9A-Za-z]+/g, "/:id");
}
