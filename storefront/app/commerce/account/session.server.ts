/** Who is signed in. The backend's token never leaves the servers but sealed, in a cookie that scripts cannot read. */
import { seal, unseal } from "@landolt/tokens";
import { environment } from "#server/environment.ts";
import { type Answer, notFound } from "../platform/answers.ts";
import { ask, type Question } from "../platform/client.server.ts";
import { accountCookie, accountTrayCookie, withCookies } from "../platform/cookies.server.ts";

/** The `Set-Cookie` header that signs in with a token of the backend. */
export const signedIn = (token: string): Promise<string> =>
  accountCookie.write(seal(environment.cookieSecret, "account", token));

/** The headers by which this device is signed out: with the sign-in goes the copy of what the account keeps. */
export const signedOut = async (): Promise<Headers> =>
  withCookies(await Promise.all([accountCookie.clear(), accountTrayCookie.clear()]));

/** The headers by which the backend knows who asks, and from where. */
export type Bearer = { authorization: string; "user-agent": string };

export const bearerWith = (request: Request, token: string): Bearer => ({
  authorization: `Bearer ${token}`,
  "user-agent": request.headers.get("user-agent") ?? "",
});

/** Undefined for who is not signed in. */
export async function bearerOf(request: Request): Promise<Bearer | undefined> {
  const sealed = await accountCookie.read(request);
  const token = sealed && unseal(environment.cookieSecret, "account", sealed);
  return token ? bearerWith(request, token) : undefined;
}

/** Asks as who is signed in; `notFound` for nobody, and for a sign-in that is over. */
export async function askAsCustomer<T>(
  request: Request,
  question: Question<T>,
): Promise<Answer<T>> {
  const bearer = await bearerOf(request);
  if (!bearer) return notFound;
  return ask({ ...question, headers: { ...question.headers, ...bearer } });
}
