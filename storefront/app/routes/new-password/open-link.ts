import { redirect } from "react-router";
import { newPasswordCookie } from "#app/commerce/platform/cookies.server.ts";
import { tokenInLink } from "#app/commerce/platform/new-password.server.ts";
import { personalHeaders } from "#app/document/cache-headers.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import type { Route } from "./+types/open-link";

/**
 * The link of the mail. Its token goes into a cookie at once, which works without scripts as well: the page that follows
 * has it neither in its address, nor in what it sends on as its referrer. Opening the link uses nothing up.
 */
export async function loader({ url, params }: Route.LoaderArgs) {
  const valid = tokenInLink(params.token) !== undefined;
  const cookie = valid ? newPasswordCookie.write(params.token) : newPasswordCookie.clear();
  const page = href(languageOf(url.pathname), "/new-password");
  return redirect(valid ? page : `${page}?expired`, {
    status: 303,
    headers: { ...personalHeaders(), "Set-Cookie": await cookie },
  });
}
