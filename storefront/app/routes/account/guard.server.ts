import { redirect } from "react-router";
import { type Account, readAccount } from "#app/commerce/account/account.server.ts";
import { signedOut } from "#app/commerce/account/session.server.ts";
import type { SignedIn } from "#app/commerce/account/sign-in.server.ts";
import { checkoutAddresses } from "#app/commerce/buying/checkout-steps.ts";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";

/** The way to the page for signing in; a sign-in that is over is taken out of the browser. */
export async function toSignIn(request: Request, query = ""): Promise<Response> {
  const language = languageOf(new URL(request.url).pathname);
  return redirect(href(language, `/account/sign-in${query}`), {
    status: 303,
    headers: await signedOut(),
  });
}

/** Where a new sign-in leads, with its cookies. */
export function toNext(url: URL, { headers, next }: SignedIn): Response {
  const path = next === "checkout" ? checkoutAddresses.shipping : "/account";
  return redirect(href(languageOf(url.pathname), path), { status: 303, headers });
}

/** The account of who is signed in; throws the way to sign in, or the error page. */
export async function accountOrSignIn(request: Request): Promise<Account> {
  const answer = await readAccount(request);
  if (!answer.ok && answer.problem === "notFound") throw await toSignIn(request);
  return valueOrErrorPage(answer);
}
