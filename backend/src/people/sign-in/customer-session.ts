/** Sessions of customers: in the store of the dashboard's sessions, under a cookie of their own. */
import { randomBytes } from "node:crypto";
import type { AuthContext, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import type { SessionStore } from "express-session";
import { customerCookie, secureCookies } from "../../platform/session-cookies";
import { digestFor } from "../../platform/signed-token";

/** Milliseconds, as long as a session of the dashboard. */
const life = 10 * 60 * 60 * 1000;

const stored = z.object({ auth_context: z.looseObject({ auth_identity_id: z.string() }) });

const options = () =>
  ({ httpOnly: true, sameSite: "lax", secure: secureCookies(), path: "/" }) as const;

const storeOf = (request: MedusaRequest) =>
  (request as unknown as { sessionStore: SessionStore }).sessionStore;

/** What is stored can not be made into a cookie. */
const digest = digestFor("customer-session");
const storedId = (secret: string): string => `customer:${digest(secret)}`;

function secretOf({ headers }: MedusaRequest): string | undefined {
  const prefix = `${customerCookie()}=`;
  const pairs = headers.cookie?.split(";").map((pair) => pair.trim()) ?? [];
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
}

/** Begins a session; one that the request brings ends. */
async function open(
  request: MedusaRequest,
  response: MedusaResponse,
  context: AuthContext,
): Promise<void> {
  await end(request, response);
  const secret = randomBytes(24).toString("base64url");
  const cookie = { expires: new Date(Date.now() + life).toISOString() };
  await new Promise<void>((resolve, reject) =>
    storeOf(request).set(storedId(secret), { cookie, auth_context: context }, (error) =>
      error ? reject(error) : resolve(),
    ),
  );
  response.cookie(customerCookie(), secret, { ...options(), maxAge: life });
}

/** Who is signed in; costs a statement only where the request brings the cookie. */
async function read(request: MedusaRequest): Promise<AuthContext | undefined> {
  const secret = secretOf(request);
  if (!secret) return undefined;
  const session = await new Promise<unknown>((resolve, reject) =>
    storeOf(request).get(storedId(secret), (error, found) =>
      error ? reject(error) : resolve(found),
    ),
  );
  return stored.safeParse(session).data?.auth_context as AuthContext | undefined;
}

async function end(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const secret = secretOf(request);
  if (!secret) return;
  await new Promise<void>((resolve, reject) =>
    storeOf(request).destroy(storedId(secret), (error) => (error ? reject(error) : resolve())),
  );
  response.clearCookie(customerCookie(), options());
}

export const customerSession = { open, read, end };
