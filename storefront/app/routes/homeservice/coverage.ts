import { redirect } from "react-router";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import type { Route } from "./+types/coverage";
import { coverageOf } from "./form/home-service-action.server.ts";

/** Nothing to see here: who comes by the address is led to the form. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(href(languageOf(new URL(request.url).pathname), "/homeservice"));
}

/** Whether we come to an address. Asked by POST, so that it stands in no address and no log. */
export async function action({ request }: Route.ActionArgs) {
  return { coverage: await coverageOf(request, await submittedForm(request)) };
}
