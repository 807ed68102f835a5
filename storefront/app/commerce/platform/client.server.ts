/** The one door to the backend: its official SDK, with time limits and answers that are checked. */
import type { SiteLanguage } from "@landolt/forms";
import Medusa, { FetchError } from "@medusajs/js-sdk";
import type { z } from "zod";
import { localeOf } from "#app/language/addresses.ts";
import { environment } from "#server/environment.ts";
import { log } from "#server/log.ts";
import { type Answer, answered, notFound, type Refusal, refused, unavailable } from "./answers.ts";

/**
 * One SDK per publishable key. `nostore`: a token kept in the SDK would be shared by all visitors.
 * For the same reason the language goes with each request and never into the SDK.
 */
function sdk(publishableKey: string) {
  return new Medusa({
    baseUrl: environment.BACKEND_INTERNAL_URL,
    publishableKey,
    auth: { type: "jwt", jwtTokenStorageMethod: "nostore" },
  });
}

const channels = {
  shop: sdk(environment.PUBLISHABLE_KEY),
  lookbook: sdk(environment.LOOKBOOK_KEY),
};

/** Milliseconds. A page that reads waits less long than a visitor who orders. */
const patience = { read: 4000, write: 12_000 };

interface Question<T> {
  /** Path below the backend's address. */
  path: string;
  /** The answer's shape; everything not named in it is dropped. */
  shape: z.ZodType<T>;
  channel?: keyof typeof channels;
  language?: SiteLanguage;
  method?: "GET" | "POST" | "DELETE";
  query?: Record<string, string | number | string[]>;
  body?: Record<string, unknown>;
  /** Beside those that every question carries. */
  headers?: Record<string, string>;
  /** Milliseconds to wait, where a page can do without the answer. */
  limit?: number;
  /** What a refusal (status 400) means here; the backend's own English text is given. */
  refusal?: (message: string) => Refusal;
}

export async function ask<T>(question: Question<T>): Promise<Answer<T>> {
  const { path, shape, channel = "shop", language, method = "GET", query, body } = question;
  const limit = question.limit ?? (method === "GET" ? patience.read : patience.write);
  try {
    const raw = await channels[channel].client.fetch<unknown>(path, {
      method,
      signal: AbortSignal.timeout(limit),
      headers: {
        ...question.headers,
        ...(language && { "x-medusa-locale": localeOf(language) }),
      },
      ...(query && { query }),
      ...(body && { body }),
    });
    const parsed = shape.safeParse(raw);
    if (parsed.success) return answered(parsed.data);
    const where = parsed.error.issues.slice(0, 5).map((issue) => issue.path.join("."));
    log.error({ route: routeName(path), where }, "the backend's answer has another shape");
    return unavailable;
  } catch (error) {
    return failureOf(error, question);
  }
}

function failureOf<T>(error: unknown, question: Question<T>): Answer<T> {
  if (error instanceof FetchError) {
    if (error.status === 404) return notFound;
    if (error.status === 400) return refused(question.refusal?.(error.message) ?? "other");
    log.warn({ route: routeName(question.path), status: error.status }, "the backend failed");
    return unavailable;
  }
  const kind = error instanceof Error ? error.name : typeof error;
  log.warn({ route: routeName(question.path), kind }, "the backend did not answer");
  return unavailable;
}

/** The path without ids, which are as good as passwords for carts and orders. */
function routeName(path: string): string {
  return path.replaceAll(/\/[a-z]+_[0-9A-Za-z]+/g, "/:id");
}
