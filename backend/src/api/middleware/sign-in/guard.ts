/** What stands before signing in and choosing a password. */
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { contextOfBearer, countTry, refusePassword, type Tries, uncountTry } from "../../../people";
import type { Middleware } from "../../http/middleware";
import { tooMany } from "../../http/too-many";
import { networkOf } from "../rate-limit";

/** No failed sign-in is answered sooner: an unknown account costs no time to check. Milliseconds. */
const evenTime = 700;

/** @param begun milliseconds since 1970 */
export const evenly = (begun: number): Promise<void> =>
  new Promise((done) => setTimeout(done, begun + evenTime - Date.now()));

const withEmail = z.object({ email: z.string().max(254) });
const withIdentifier = z.object({ identifier: z.string().max(254) });
const withPassword = z.object({ email: z.string().optional(), password: z.string() });

export const account = (address: unknown): string =>
  typeof address === "string" ? address.trim().toLowerCase() : "";

/** The door of staff and that of everybody else. */
export type Door = "user" | "customer";
export const doorOf = ({ params, path }: MedusaRequest): Door =>
  (params.actor_type ?? path.split("/")[2]) === "user" ? "user" : "customer";

/** What may stand behind `/auth`: kinds of actors, the one provider, and Medusa's own addresses. */
const known = new Set(["user", "customer", "emailpass", "session", "token", "mfa", "verification"]);

/**
 * Medusa takes any word for a kind of actor, such as those that every object of JavaScript has. It also decodes the
 * name of a provider, and what stands before it here does not: `%65mailpass` would come in without being counted or judged.
 */
export const refuseUnknownActor: Middleware = ({ originalUrl }, response, next) => {
  const [path = ""] = originalUrl.split("?", 1);
  if (known.has(path.split("/")[2] ?? "") && !path.includes("%")) {
    next();
    return;
  }
  response.status(404).json({ type: "not_found", message: "There is no such address" });
};

/** Counts, refuses with 429, and gives the count back when the answer is a success. */
async function counted(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
  tries: Tries,
): Promise<void> {
  const wait = await countTry(request.scope, tries);
  if (wait !== undefined) return tooMany(response, wait);
  const begun = Date.now();
  const send = response.json.bind(response);
  response.json = (body) => {
    const failed = response.statusCode >= 400;
    const settled = failed ? evenly(begun) : uncountTry(request.scope, tries);
    settled.catch(() => undefined).then(() => send(body));
    return response;
  };
  next();
}

/** What is counted of a request at one door: failures at another one lock nobody out. */
export function triesAt(request: MedusaRequest, address: string) {
  const door = doorOf(request);
  const network = networkOf(request);
  return {
    pair: `${door} ${address} ${network}`,
    account: `${door} ${address}`,
    network: `${door} ${network}`,
  };
}

/** Sign-in by password: per account, per network, and for both together; staff and customers apart. */
export const limitSignIn: Middleware = async (request, response, next) => {
  const address = account(withEmail.safeParse(request.body).data?.email);
  await counted(request, response, next, triesAt(request, address));
};

/** The second step: each new challenge allows a few codes, so the person is counted. */
export const limitCodes: Middleware = async (request, response, next) => {
  const person = personOf(request);
  // Without a first step there is nobody to try codes for; the route itself refuses.
  if (person === undefined) return next();
  await counted(request, response, next, { code: person });
};

const withIdentity = z.object({ auth_context: z.object({ auth_identity_id: z.string().min(1) }) });

/** Who has done the first step, by session or by token. */
function personOf({ session, headers }: MedusaRequest): string | undefined {
  const inSession = withIdentity.safeParse(session).data?.auth_context.auth_identity_id;
  return inSession ?? (contextOfBearer(headers.authorization)?.auth_identity_id || undefined);
}

/** Mails for a new password. Whether there is an account shows neither in the answer nor in its time. */
export const limitResets: Middleware = async (request, response, next) => {
  const address = account(withIdentifier.safeParse(request.body).data?.identifier);
  const { account: reset, network: resetFrom } = triesAt(request, address);
  const wait = await countTry(request.scope, { reset, resetFrom });
  if (wait !== undefined) return tooMany(response, wait);
  const begun = Date.now();
  const send = response.send.bind(response);
  response.send = (body) => {
    void evenly(begun).then(() => send(body));
    return response;
  };
  next();
};

/** Begun and finished elsewhere: how often is counted, and the failures on the way back as those of passwords are. */
export const limitElsewhere: Middleware = async (request, response, next) => {
  const { network } = triesAt(request, "");
  if (request.path.endsWith("/callback")) return counted(request, response, next, { network });
  const wait = await countTry(request.scope, { begin: network });
  if (wait !== undefined) return tooMany(response, wait);
  next();
};

/** The account for which the token of a mail was made. */
const forAccount = z.object({ entity_id: z.string() });

/** Where somebody chooses a password. */
export const judgePassword: Middleware = async (request, response, next) => {
  const { email: typed, password } = withPassword.safeParse(request.body).data ?? {};
  const link = forAccount.safeParse(contextOfBearer(request.headers.authorization)).data;
  const email = typed ?? link?.entity_id ?? "";
  const message = await refusePassword(password, [email, ...email.split("@")]);
  if (message === undefined) return next();
  response.status(400).json({ type: "invalid_data", message });
};
