import { signInMail } from "./account.ts";
import { askStore } from "./orders.ts";
import type { ShopInfo } from "./shop-info.ts";

/** The header of who has signed in with the code of a mail, as a program does. */
export async function bearerOfAccount(info: ShopInfo, email: string, mails = 1) {
  const { body: begun } = await askStore(info, "/store/sign-in-links", {
    method: "POST",
    body: { email, language: "en" },
  });
  const { code } = await signInMail(info, email, mails);
  const { id, secret } = begun.sign_in;
  const { body } = await askStore(info, `/store/sign-in-links/${id}`, {
    method: "POST",
    body: { secret, answer: code },
  });
  return { authorization: `Bearer ${body.token}` };
}
