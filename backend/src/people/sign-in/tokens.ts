/**
 * The tokens of one sign-in: each carries the id of the sign-in (`sid`) and when it began (`auth_time`, seconds
 * since 1970; both are registered names of claims), and what is made by refreshing carries them on.
 */
import { randomUUID } from "node:crypto";
import { type AuthContext, getAuthContextFromJwtToken } from "@medusajs/framework/http";
import { generateJwtToken } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { environment } from "../../platform/environment";

/** Stands among the providers of an identity whose address a mail has confirmed. */
export const mailLink = "mail-link";

/** Named by the tokens of who has signed in with one. */
export const passkey = "passkey";

/** Seconds that a sign-in lasts at most, however often its tokens are refreshed. */
export const longestSignIn = 7 * 24 * 60 * 60;

const claims = z.looseObject({
  sid: z.string().optional(),
  auth_time: z.number().optional(),
  iat: z.number().optional(),
  exp: z.number().optional(),
});

/**
 * @returns `issued`: when the token was made, undefined for a secret key; `at`: when its sign-in began, for
 *   tokens from before there were sign-ins when they were made; seconds since 1970
 */
export function signInOf(context: unknown): { id?: string; at: number; issued?: number } {
  const { sid, auth_time, iat } = claims.safeParse(context).data ?? {};
  return {
    at: auth_time ?? iat ?? 0,
    ...(sid !== undefined && { id: sid }),
    ...(iat !== undefined && { issued: iat }),
  };
}

type NewToken = Pick<AuthContext, "actor_id" | "actor_type" | "auth_identity_id"> & {
  provider: string;
  accounts: Record<string, string>;
};

/** A token as Medusa makes it, for who has not come in by one of its providers. Lives for so many seconds. */
export const newToken = ({ provider, accounts, ...actor }: NewToken, expiresIn: number): string =>
  generateJwtToken(
    {
      ...actor,
      auth_provider: provider,
      mfa_enabled: false,
      mfa_challenge_completed_at: null,
      app_metadata: accounts,
      user_metadata: {},
    },
    { secret: environment().JWT_SECRET, expiresIn },
  );

/** What a bearer token of ours says; undefined for none, or one that is not valid. */
export const contextOfBearer = (authorization: string | undefined): AuthContext | undefined =>
  getAuthContextFromJwtToken(authorization, environment().JWT_SECRET, ["bearer"], ["*"]) ??
  undefined;

/**
 * Signs a token that Medusa has just made again, as one of a sign-in. It does not outlive the sign-in.
 * @param earlier of the request that asked for it: then the sign-in goes on
 */
export function tokenOfSignIn(token: string, earlier: unknown): string {
  const content = claims.safeParse(contextOfBearer(`Bearer ${token}`)).data;
  if (content?.exp === undefined) return token;
  const { exp, iat: _made, ...rest } = content;
  const now = Math.floor(Date.now() / 1000);
  const { id = randomUUID(), at } = signInOf(earlier);
  const began = at || now;
  return generateJwtToken(
    { ...rest, sid: id, auth_time: began },
    {
      secret: environment().JWT_SECRET,
      expiresIn: Math.max(1, Math.min(exp, began + longestSignIn) - now),
    },
  );
}

/**
 * The token of a customer who has come in by a link of ours, or a passkey. It lives as long as the sign-in.
 * @param earlier what a sign-in that goes on is known by
 */
export function tokenOfCustomer(
  identity: string,
  customer: string,
  { provider = mailLink, earlier }: { provider?: string; earlier?: unknown } = {},
): string {
  const who = { actor_id: customer, actor_type: "customer", auth_identity_id: identity };
  const accounts = { customer_id: customer };
  return tokenOfSignIn(newToken({ ...who, provider, accounts }, longestSignIn), earlier);
}
