/** Who is signed in. The backend's token never leaves the servers but sealed, in a cookie that scripts cannot read. */
import { seal, unseal } from "@landolt/tokens";
import { environment } from "#server/environment.ts";
import { type Answer, notFound } from "../platform/answers.ts";
import { ask, type Question } from "../platform/client.server.ts";
import { accountCookie } from "../platform/cookies.server.ts";

/** The `Set-Cookie` header that signs in with a token of the backend. */
export const signedIn = (token: string): Promise<string> =>
  accountCookie.write(seal(environment.cookieSecret, "account", token));

/** The headers by which the backend knows who asks, and from where; undefined for who is not signed in. */
export async function bearerOf(
  request: Request,
): Promise<{ authorization: string; "user-agent": string } | undefined> {
  const sealed = await accountCookie.read(request);
  const token = sealed && unseal(environment.cookieSecret, "account", sealed);
  if (!token) return undefined;
  const agent = request.headers.get("user-agent") ?? "";
  return { authorization: `Bearer ${token}`, "user-agent": agent };
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
