/** What stands before signing in and choosing a password. */
import {
  getAuthContextFromJwtToken,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { countTry, refusePassword, type Tries, uncountTry } from "../../people";
import { environment } from "../../platform/environment";
import { networkOf } from "./rate-limit";

/** No failed sign-in is answered sooner: an unknown account costs no time to check. Milliseconds. */
const evenTime = 700;

const withEmail = z.object({ email: z.string().max(254) });
const withIdentifier = z.object({ identifier: z.string().max(254) });
const withPassword = z.object({ email: z.string().optional(), password: z.string() });

const account = (address: string) => address.trim().toLowerCase();

const tooMany = (response: MedusaResponse, seconds: number): void => {
  response
    .status(429)
    .set("retry-after", String(seconds))
    .json({ type: "too_many_requests", message: "Too many tries; please wait" });
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
    const settled = failed
      ? new Promise<void>((done) => setTimeout(done, begun + evenTime - Date.now()))
      : uncountTry(request.scope, tries);
    settled.catch(() => undefined).then(() => send(body));
    return response;
  };
  next();
}

/**
 * Sign-in by password: per account, per network, and for both together. Staff and customers share
 * their passwords' table, so a staff password could be guessed at either door.
 */
export async function limitSignIn(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const address = account(withEmail.safeParse(request.body).data?.email ?? "");
  const network = networkOf(request);
  await counted(request, response, next, {
    pair: `${address} ${network}`,
    account: address,
    network,
  });
}

/** The second step: each new challenge allows a few codes, so the person is counted. */
export async function limitCodes(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const person = personOf(request);
  // Without a first step there is nobody to try codes for; the route itself refuses.
  if (person === undefined) return next();
  await counted(request, response, next, { code: person });
}

const withIdentity = z.object({ auth_context: z.object({ auth_identity_id: z.string().min(1) }) });

/** Who has done the first step, by session or by token. */
function personOf({ session, headers }: MedusaRequest): string | undefined {
  const inSession = withIdentity.safeParse(session).data?.auth_context.auth_identity_id;
  if (inSession !== undefined) return inSession;
  const secret = environment().JWT_SECRET;
  const token = getAuthContextFromJwtToken(headers.authorization, secret, ["bearer"], ["*"]);
  return token?.auth_identity_id || undefined;
}

/** Mails for a new password. A request too many gets the same answer. */
export async function limitResets(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const address = account(withIdentifier.safeParse(request.body).data?.identifier ?? "");
  const wait = await countTry(request.scope, { reset: address });
  if (wait !== undefined) return tooMany(response, wait);
  next();
}

/** Where somebody chooses a password. */
export async function judgePassword(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { email = "", password } = withPassword.safeParse(request.body).data ?? {};
  const message = await refusePassword(password, [email, ...email.split("@")]);
  if (message === undefined) return next();
  response.status(400).json({ type: "invalid_data", message });
}
