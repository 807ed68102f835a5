import { type SiteLanguage, siteLanguages } from "@landolt/forms";
import {
  errorHandler as answerAsMedusa,
  getHttpResponseFromError,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http";
import { ValidationError } from "@medusajs/framework/mikro-orm/core";
import { MedusaError } from "@medusajs/framework/utils";
import { lineRefusalBody, lineRefusalOf } from "../../buying";
import { incompleteText } from "../../catalog";
import { dashboardLanguage } from "../../people";
import { loggerOf } from "../../platform/logger";
import { InvalidInput, invalidData } from "../http/invalid-data";
import { outage, outageOf, sqlStateOf } from "./answers/outage";

const answer = answerAsMedusa();

/** Kinds of errors that Medusa would log, or answer, with a piece of what was sent. */
const quotesTheBody = new Set(["entity.parse.failed", "entity.verify.failed"]);

const textOf = (error: unknown, name: "type" | "message"): string => {
  const text = typeof error === "object" && error !== null && Reflect.get(error, name);
  return typeof text === "string" ? text : "";
};

/** What Node says of a seal that another key has made: the secret of a second step, after its key was changed. */
const sealedElsewhere = "Unsupported state or unable to authenticate data";

/** The dashboard's language, else what the client asks for. */
function languageOf(request: MedusaRequest): SiteLanguage {
  const accepted = request.acceptsLanguages([...siteLanguages]);
  return dashboardLanguage({ lng: accepted, ...request.cookies });
}

/**
 * Answers what Medusa's own handler does not know: a refused line, fields that are not valid, a body
 * that is no JSON, a cart that is busy, a database that cannot serve. What was sent may be about
 * somebody's eyes, so none of it reaches the log.
 */
export function errorHandler(
  error: unknown,
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (error instanceof InvalidInput) {
    response.status(400).json(invalidData(error.issues));
    return;
  }
  const refusal = lineRefusalOf(error);
  if (refusal) {
    response.status(400).json(lineRefusalBody(refusal));
    return;
  }
  const incomplete = incompleteText(error, languageOf(request));
  if (incomplete !== undefined) {
    const type = MedusaError.Types.INVALID_DATA;
    response.status(400).json({ type, code: "incomplete", message: incomplete });
    return;
  }
  if (quotesTheBody.has(textOf(error, "type"))) {
    response.status(400).json({ type: "invalid_data", message: "The body is not valid JSON" });
    return;
  }
  // A lock that was not to be had in time. Medusa would speak of idempotency keys.
  if (textOf(error, "type") === MedusaError.Types.CONFLICT) {
    response.status(409).json({
      type: "conflict",
      message: "Another change is being written; try again",
    });
    return;
  }
  if (/^\/auth\/mfa\//i.test(request.path) && textOf(error, "message") === sealedElsewhere) {
    const message = "The second step has to be set up again: its key was changed";
    response.status(401).json({ type: "unauthorized", message });
    return;
  }
  // An address with a percent sign that begins nothing.
  if (error instanceof URIError) {
    response.status(400).json({ type: "invalid_data", message: "The address is malformed" });
    return;
  }
  if (request.method === "GET" && asksForNoProperty(error)) {
    response.status(400).json({ type: "invalid_data", message: "There is no such property" });
    return;
  }
  const reason = outageOf(error);
  if (reason !== undefined) {
    loggerOf(request.scope).warn(`The shop cannot serve at ${request.path}: ${reason}`);
    response.status(503).setHeader("retry-after", "1").json(outage);
    return;
  }
  const sqlState = sqlStateOf(error);
  if (sqlState === undefined) {
    answer(error, request, response, next);
    return;
  }
  if (sqlState.startsWith(dataException)) {
    loggerOf(request.scope).warn(`The database refused a value: ${sqlState}`);
    response.status(400).json({ type: "invalid_data", message: "A value is not of its kind" });
    return;
  }
  const { statusCode, body } = getHttpResponseFromError(error);
  if (statusCode >= 500) {
    const at = error instanceof Error ? (error.stack?.match(/^ +at .*$/gm) ?? []) : [];
    loggerOf(request.scope).error(
      [`Database error ${sqlState} at ${request.path}`, ...at].join("\n"),
    );
  }
  response.status(statusCode).json(statusCode >= 500 ? unknownError : body);
}

/**
 * Whether a list is asked for by, or in the order of, what no record has. Of the order, MikroORM says so by
 * nothing but its words, and workflows turn errors into plain objects.
 */
const asksForNoProperty = (error: unknown): boolean =>
  error instanceof ValidationError ||
  textOf(error, "message").startsWith("Trying to order by not existing property");

/** The class of PostgreSQL's errors about values: not of their type, out of range, a negative offset. */
const dataException = "22";

const unknownError = { type: "unknown_error", message: "An unknown error occurred." };
