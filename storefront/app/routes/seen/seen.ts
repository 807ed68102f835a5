import { redirect } from "react-router";
import { forgetSeen, noteSeen, rememberSeen } from "#app/commerce/catalog/seen.server.ts";
import { personalHeaders } from "#app/document/cache-headers.ts";
import { textIn } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { pathOfSite } from "#app/language/path-of-site.ts";
import type { Route } from "./+types/seen";

/**
 * Asked by the page of a product, as an image that nobody sees: so it works without scripts, and a page that
 * was only fetched ahead has not been looked at.
 */
export async function loader({ request, url }: Route.LoaderArgs) {
  const headers = new Headers(personalHeaders());
  const cookie = await noteSeen(request, url.searchParams.get("product") ?? "");
  if (cookie) headers.set("Set-Cookie", cookie);
  return new Response(null, { status: 204, headers });
}

/** Begins to remember, or forgets, and leads back to the page that asked. */
export async function action({ request, url }: Route.ActionArgs) {
  const form = await submittedForm(request);
  const cookie = await (textIn(form, "intent") === "remember" ? rememberSeen() : forgetSeen());
  const back = pathOfSite(url.searchParams.get("back")) ?? "/";
  return redirect(back, { status: 303, headers: { "Set-Cookie": cookie } });
}
