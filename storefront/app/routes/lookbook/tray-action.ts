import { redirect } from "react-router";
import { changeTray } from "#app/commerce/catalog/tray.server.ts";
import { withCookies } from "#app/commerce/platform/cookies.server.ts";
import { textIn } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { pathOfSite } from "#app/language/path-of-site.ts";
import type { Route } from "./+types/tray-action";

/** Nothing to see here: who comes by the address is led to the lookbook. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(href(languageOf(new URL(request.url).pathname), "/lookbook"));
}

/** Puts a frame on the tray or takes it away, and leads back to the page that asked. */
export async function action({ request }: Route.ActionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const form = await submittedForm(request);
  const added = textIn(form, "add");
  const cookies = await changeTray(request, language, {
    handle: added || textIn(form, "remove"),
    wanted: added !== "",
  });
  const target = pathOfSite(searchParams.get("back")) ?? href(language, "/lookbook");
  return redirect(target, { status: 303, headers: withCookies(cookies) });
}
