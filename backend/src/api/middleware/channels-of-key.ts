/**
 * The sales channels of a publishable key, for whatever a shop requests. The framework's own check of
 * requests below `/store` takes two queries of its object mapper, often longer than the answer itself; this
 * one is one statement, and its result is cached for a moment.
 */
import { ApiLoader, type MedusaStoreRequest } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { PUBLISHABLE_KEY_HEADER } from "@medusajs/framework/utils";
import { notAllowedError } from "../../platform/errors";
import { readChannelsOfKey } from "../../read-models/catalog/channels-of-key";
import type { Middleware } from "../http/middleware";

/** Milliseconds for which a key that was withdrawn, or given other channels, still means what it did. */
const life = 1000;

interface Known {
  at: number;
  /** undefined: no such key, or one that was withdrawn. */
  channels: Promise<string[] | undefined>;
}

/** Good keys only, of which a shop has a handful: made-up keys fill nothing. */
const known = new Map<string, Known>();

/** Who asks at the same moment waits for the same answer. */
function channelsOf(container: MedusaContainer, key: string): Promise<string[] | undefined> {
  const now = performance.now();
  const before = known.get(key);
  if (before && now - before.at < life) return before.channels;
  const channels = readChannelsOfKey(container, { key }).then((row) => row?.channels);
  const entry = { at: now, channels };
  known.set(key, entry);
  const drop = () => {
    if (known.get(key) === entry) known.delete(key);
  };
  channels.then((found) => found ?? drop(), drop);
  return channels;
}

/** Sets the channels of the request's key; without a valid key the request is refused. */
export const requireKey: Middleware<MedusaStoreRequest> = async (request, _response, next) => {
  const key = request.get(PUBLISHABLE_KEY_HEADER) ?? "";
  const channels = key === "" ? undefined : await channelsOf(request.scope, key);
  if (!channels) throw notAllowedError("A valid publishable key is required");
  request.publishable_key_context = { key, sales_channel_ids: channels };
  next();
};

const checkKey: Middleware<MedusaStoreRequest> = async (request, response, next) => {
  try {
    await requireKey(request, response, next);
  } catch (error) {
    next(error);
  }
};

/**
 * Requests below `/store` are checked in the same way from now on. The framework offers each of its middlewares
 * to code that traces them, and exports this one by no other way.
 */
export function replaceKeyCheck(): void {
  ApiLoader.traceMiddleware = (middleware) =>
    middleware.name === "ensurePublishableApiKeyMiddleware"
      ? (checkKey as typeof middleware)
      : middleware;
}
