import { redirect } from "react-router";
import { textIn } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { glassesCookie } from "#app/shell/glasses-cookie.server.ts";
import type { Route } from "./+types/glasses";

/** A path of this site; anything else a form may name leads home. */
const ownPath = /^\/(?![/\\])[^\s\\]{0,1000}$/;

/** Switches the huge type on or off, and leads back to the page that was being read. */
export async function action({ request }: Route.ActionArgs) {
  const form = await submittedForm(request);
  const back = textIn(form, "back");
  const headers = { "Set-Cookie": glassesCookie(textIn(form, "glasses") === "off") };
  return redirect(ownPath.test(back) ? back : "/", { status: 303, headers });
}

/** Nothing to read here: opening the address itself leads home. */
export function loader() {
  return redirect("/");
}
