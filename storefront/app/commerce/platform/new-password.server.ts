/** The new password of a customer: asking for the link, and setting it with the link's token. */
import type { SiteLanguage } from "@landolt/forms";
import { unseal } from "@landolt/tokens";
import { z } from "zod";
import { environment } from "#server/environment.ts";
import { networkHeaders } from "../orders/proof.server.ts";
import { type Answer, answered, notFound } from "./answers.ts";
import { ask } from "./client.server.ts";

const claims = z.object({ exp: z.number() });

/** The token in a link of ours; undefined where it is altered or expired. That it was used, only the backend knows. */
export function tokenInLink(sealed: string): string | undefined {
  const token = unseal(environment.cookieSecret, "new-password", sealed);
  if (token === undefined) return undefined;
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  const { exp } = claims.parse(JSON.parse(payload));
  return exp * 1000 > Date.now() ? token : undefined;
}

/** Has a link sent, if there is an account with this address; the answer never says so. */
export function requestPasswordLink(
  request: Request,
  email: string,
  language: SiteLanguage,
): Promise<Answer<unknown>> {
  return ask({
    path: "/auth/customer/emailpass/reset-password",
    shape: z.unknown(),
    method: "POST",
    language,
    headers: networkHeaders(request),
    body: { identifier: email },
  });
}

/** Sets the password. `notFound` for a link that is no longer valid, `refused` for a password that is easy to guess. */
export async function setNewPassword(
  request: Request,
  sealed: string,
  password: string,
): Promise<Answer<true>> {
  const token = tokenInLink(sealed);
  if (token === undefined) return notFound;
  const answer = await ask({
    path: "/auth/customer/emailpass/update",
    shape: z.object({ success: z.literal(true) }),
    method: "POST",
    headers: { ...networkHeaders(request), authorization: `Bearer ${token}` },
    body: { password },
  });
  return answer.ok ? answered(true) : answer;
}
