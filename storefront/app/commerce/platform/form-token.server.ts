/** Signed proof that a form was fetched from here before it is sent, and when. */
import { createHash } from "node:crypto";
import { readToken, signToken } from "@landolt/tokens";
import { environment } from "#server/environment.ts";

/** Milliseconds. Nobody fills in a form faster; some need half a day. */
const shortest = 1_000;
const longest = 24 * 3_600_000;

/** A token for a form that is shown at `now`, which is what it names. */
export function formToken(now = Date.now()): string {
  // Tokens expire in whole seconds, none of them before the form is too old.
  const expiresAt = new Date(now + longest + 1_000);
  return signToken(environment.cookieSecret, "form", now.toString(36), expiresAt);
}

/**
 * Whether a form with this token may be taken at `now`. `early` and `good` tokens can be sent again;
 * `bad` ones are forged or too old.
 */
export function judgeFormToken(token: string, now = Date.now()): "good" | "early" | "bad" {
  const issued = readToken(environment.cookieSecret, "form", token, new Date(now));
  if (issued === undefined) return "bad";
  const age = now - Number.parseInt(issued, 36);
  if (age < shortest) return "early";
  return age <= longest ? "good" : "bad";
}

/**
 * The key under which the backend stores what a form holds: a UUID (version 8, RFC 9562). Sent
 * again, the same form gives the same key; changed after going back, another.
 */
export function requestKey(formKey: string, content: unknown): string {
  const hash = createHash("sha256")
    .update(`${formKey} ${JSON.stringify(content)}`)
    .digest("hex");
  const [a, b, c, d, e] = [
    [0, 8],
    [8, 12],
    [13, 16],
    [17, 20],
    [20, 32],
  ].map(([from, to]) => hash.slice(from, to));
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
