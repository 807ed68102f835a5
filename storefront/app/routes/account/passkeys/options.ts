import { passkeyOptions } from "#app/commerce/account/passkeys.server.ts";
import { failureInit } from "#app/document/answer-or-error.server.ts";
import { personalHeaders } from "#app/document/cache-headers.ts";
import { textIn } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import type { Route } from "./+types/options";

/** Answers a script that is about to ask the authenticator of its device. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const purpose = textIn(await submittedForm(request), "purpose") === "add" ? "add" : "sign-in";
  const answer = await passkeyOptions(request, purpose);
  if (!answer.ok) return Response.json(null, failureInit(answer));
  return Response.json(answer.value, { headers: personalHeaders() });
}
