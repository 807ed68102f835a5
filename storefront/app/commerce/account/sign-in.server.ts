/** Signing in: by a mail, which begins an account too, or by a password; and out. */
import type { SiteLanguage } from "@landolt/forms";
import { z } from "zod";
import { joinTrays } from "../catalog/tray.server.ts";
import { networkHeaders } from "../orders/proof.server.ts";
import { type Answer, answered, notFound } from "../platform/answers.ts";
import { ask } from "../platform/client.server.ts";
import { accountTrayCookie, signInCookie, withCookies } from "../platform/cookies.server.ts";
import { writtenLanguage } from "../platform/written-language.ts";
import { bearerOf, bearerWith, signedIn, signedOut } from "./session.server.ts";

/** Where somebody goes on who is signed in; the account where it is absent. */
export type Next = "checkout" | undefined;

export const nextOf = (text: string | null): Next => (text === "checkout" ? text : undefined);

const linkAnswer = z.object({ sign_in: z.object({ id: z.string(), secret: z.string() }) });
export const tokenAnswer = z.object({ token: z.string().min(1) });

/**
 * Has a mail sent to sign in with. The answer is the same for every address.
 * @returns the `Set-Cookie` header that binds the mail to this browser
 */
export async function requestSignIn(
  request: Request,
  language: SiteLanguage,
  { email, next }: { email: string; next: Next },
): Promise<Answer<string>> {
  const answer = await ask({
    path: "/store/sign-in-links",
    shape: linkAnswer,
    method: "POST",
    headers: networkHeaders(request),
    body: { email, language: writtenLanguage(language) },
  });
  if (!answer.ok) return answer;
  return answered(
    await signInCookie.write({ ...answer.value.sign_in, email, ...(next && { next }) }),
  );
}

/** Whose mail this browser waits for; undefined where it has asked for none. */
export const awaitedSignIn = (request: Request) => signInCookie.read(request);

/** `Set-Cookie` headers of a new sign-in, and where it leads. */
export interface SignedIn {
  headers: Headers;
  next: Next;
}

/** However somebody has signed in: what lies on the device's tray joins what the account keeps. */
export async function signedInWith(request: Request, token: string, next: Next): Promise<SignedIn> {
  const trays = await joinTrays(request, bearerWith(request, token));
  const headers = withCookies([
    await signedIn(token),
    await signInCookie.clear(),
    // What somebody else's account kept is not shown to who could not be asked about.
    ...(trays ?? [await accountTrayCookie.clear()]),
  ]);
  return { headers, next };
}

/** Signs in with the token of the mail's link, or its code. `notFound` where it opens nothing in this browser. */
export async function redeemSignIn(request: Request, given: string): Promise<Answer<SignedIn>> {
  const awaited = await signInCookie.read(request);
  if (!awaited) return notFound;
  const answer = await ask({
    path: `/store/sign-in-links/${awaited.id}`,
    shape: tokenAnswer,
    method: "POST",
    headers: networkHeaders(request),
    body: { secret: awaited.secret, answer: given.slice(0, 100) },
  });
  return answer.ok
    ? answered(await signedInWith(request, answer.value.token, awaited.next))
    : answer;
}

/** Signs in with a password. `notFound` where address and password do not belong together. */
export async function signInWithPassword(
  request: Request,
  { email, password, next }: { email: string; password: string; next: Next },
): Promise<Answer<SignedIn>> {
  const answer = await ask({
    path: "/auth/customer/emailpass",
    shape: tokenAnswer,
    method: "POST",
    headers: networkHeaders(request),
    body: { email: email.toLowerCase(), password },
    isSignIn: true,
  });
  return answer.ok ? answered(await signedInWith(request, answer.value.token, next)) : answer;
}

/** Signs out here and in the backend, which takes the token from now on for nobody’s. @returns the headers that do it */
export async function signOut(request: Request): Promise<Headers> {
  const headers = await bearerOf(request);
  if (headers) {
    await ask({ path: "/auth/session", shape: z.unknown(), method: "DELETE", headers });
  }
  return signedOut();
}
