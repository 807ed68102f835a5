/** Customers with an account, who sign in as the website has them do it: with a mail. */
import { randomUUID } from "node:crypto";
import { eventually } from "./eventually.ts";
import { mailsTo } from "./outbox.ts";
import type { ShopInfo } from "./shop-info.ts";
import { Visitor } from "./website.ts";

export const signInPage = "/account/sign-in";

export const someAddress = (name = "account") => `${name}.${randomUUID()}@example.com`;

/** The link and the code of the mail that came last, once there are as many mails to sign in with as expected. */
export const signInMail = (info: ShopInfo, email: string, count = 1) =>
  eventually(async () => {
    const mails = (await mailsTo(info, email)).filter(({ text }) => text.includes(signInPage));
    const { text = "", subject = "" } = mails[count - 1] ?? {};
    const [link] = /http\S+\/account\/sign-in\/[\w-]+/.exec(text) ?? [];
    const [, code] = /: (\d{6})\b/.exec(text) ?? [];
    if (!link || !code) throw new Error(`${mails.length} mails to sign in with`);
    return { path: new URL(link).pathname, code, subject };
  }, info);

/** A visitor who is signed in with this address; an account is begun where there was none. */
export async function signIn(info: ShopInfo, email = someAddress(), mails = 1): Promise<Visitor> {
  const visitor = new Visitor(info);
  await visitor.send(signInPage, { intent: "mail", email });
  const { code } = await signInMail(info, email, mails);
  const { location } = await visitor.send(signInPage, { intent: "code", code });
  if (location !== "/account") throw new Error(`not signed in, but led to “${location}”`);
  return visitor;
}
