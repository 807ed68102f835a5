import { redirect } from "react-router";
import { isShopEnabled } from "#app/commerce/platform/business.server.ts";
import { href, languageOf, withoutLanguage } from "../language/addresses.ts";

/** Throws a redirect to the home page when the shop is switched off and the address is a shop's. */
export async function redirectWhileShopIsOff({ pathname }: URL): Promise<void> {
  if (!/^\/shop(?:\/|$)/.test(withoutLanguage(pathname))) return;
  if (!(await isShopEnabled())) throw redirect(href(languageOf(pathname), "/"));
}
