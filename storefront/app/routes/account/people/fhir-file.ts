import { fhirBundle } from "@landolt/optics/fhir";
import { personById } from "#app/commerce/account/people.server.ts";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { languageOf } from "#app/language/addresses.ts";
import { accountOrSignIn } from "../guard.server.ts";
import type { Route } from "./+types/fhir-file";
import { lensTitles } from "./lens-titles.server.ts";

/** All prescriptions of one person, as a file for programs of other opticians and doctors. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  await accountOrSignIn(request);
  const { name, prescriptions } = valueOrErrorPage(await personById(request, params.id));
  const titles = await lensTitles(languageOf(url.pathname), prescriptions);
  const written = prescriptions.map(({ id, created_at, prescription }) => {
    const title = prescription.product && titles.get(prescription.product);
    return { id, created: created_at, prescription, ...(title && { title }) };
  });
  const bundle = fhirBundle({ name, prescriptions: written }, new Date().toISOString());
  return new Response(`${JSON.stringify(bundle, null, 2)}\n`, {
    headers: {
      ...privateHeaders(),
      "Content-Type": "application/fhir+json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="prescriptions.fhir.json"',
      "X-Content-Type-Options": "nosniff",
    },
  });
}
