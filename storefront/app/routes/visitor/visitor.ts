import { personalHeaders } from "#app/document/cache-headers.ts";
import { isSiteLanguage } from "#app/language/addresses.ts";
import { languageCookieFor } from "#app/language/language-cookie.server.ts";
import { visitorFacts } from "#app/shell/shell.server.ts";
import type { Route } from "./+types/visitor";

/**
 * The small request by which a page that was made for everybody learns whose it is. `page`: the page's language,
 * which is stored here, as an answer for everybody has no cookie; `arrived`: the visitor has come from elsewhere; `chosen`: from
 * the same page in another language.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const headers = new Headers(personalHeaders());
  const { searchParams } = new URL(request.url);
  const language = searchParams.get("page");
  const cookie =
    isSiteLanguage(language) &&
    languageCookieFor(request, language, {
      isArrival: searchParams.has("arrived"),
      isChosen: searchParams.has("chosen"),
    });
  if (cookie) headers.set("Set-Cookie", cookie);
  return Response.json(await visitorFacts(request), { headers });
}
