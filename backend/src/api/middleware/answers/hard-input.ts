import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { z } from "@medusajs/framework/zod";
import { invalidError } from "../../../platform/errors";
import { isStorable } from "../../../platform/storable-text";
import type { Middleware } from "../../http/middleware";

/** Parameters that Medusa takes for texts, on every route. */
const text = z.string().optional();
/** Names that every object has: Medusa takes those of fields for properties of what it reads. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));
const names = text.refine((value) => !value?.split(/\W+/).some((name) => inherited.has(name)));
const texts = z.object({ fields: names, order: names, q: text });

/** PostgreSQL's largest `integer`. */
const largest = 2 ** 31 - 1;
const count = z.coerce.number().int().min(0).max(largest);
const page = z.object({ limit: count, offset: count }).partial();

/** Requests for home visits are answered field by field; what is searched for may be anything. */
const judgesItself = /^\/(?:store\/home-service-requests|catalog)(?:\/|$)/i;

/** Refuses, on every route, what no route can work with and what would end as an error of the database. */
export const refuseHardInput: Middleware = (request, _response, next) => {
  const { query, body, originalUrl } = request;
  const address = decodeURIComponent(originalUrl.split("?", 1)[0] ?? "");
  const judged = judgesItself.test(address) || (isStorable(query) && isStorable(body));
  if (!isStorable(address) || !judged) {
    throw invalidError(
      "The request holds a character that cannot be stored, is nested too deep, or uses a reserved name",
    );
  }
  if (!texts.safeParse(query).success)
    throw invalidError("fields, order and q are texts, given once, of names that records have");
  if (!page.safeParse(query).success)
    throw invalidError("limit and offset are whole numbers from 0");
  next();
};

/** What may be the tag of a language. */
const isTag = /^[a-z\d-]*$/i;

/**
 * From now on, a `locale` that is given twice, as a list, or is no tag is as none. Medusa reads it before any middleware
 * of ours, and a request of which it is no text is never answered.
 */
export function ignoreUnusableLocales(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const [path, query] = (request.url ?? "").split(/\?(.*)/s, 2);
    if (!query) return;
    const parameters = new URLSearchParams(query);
    const names = [...parameters.keys()].filter((name) => /^\[?locale(?:\W|$)/.test(name));
    const [only = ""] = parameters.getAll("locale");
    if (names.length < 2 && names.every((name) => name === "locale") && isTag.test(only)) return;
    for (const name of names) parameters.delete(name);
    request.url = `${path}?${parameters}`;
  });
}
