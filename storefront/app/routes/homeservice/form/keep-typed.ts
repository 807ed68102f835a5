import { isRouteErrorResponse } from "react-router";
import { formValues } from "#app/forms/form-values.ts";
import { visitValues } from "./form-values.ts";
import type { Failure, Returned } from "./home-service-action.server.ts";

/** The failure that the visitor is shown, from what sending the form threw in the browser. */
function failureOf(error: unknown): Failure {
  const status = isRouteErrorResponse(error) ? error.status : 0;
  if (status === 400 || status === 422) return "invalid";
  return status >= 500 ? "server" : "submission";
}

/** Sends the form; what the network or a proxy lost comes back as it was typed, too. */
export async function keepTyped<Answer>(request: Request, send: () => Promise<Answer>) {
  const typed = await request.clone().formData();
  try {
    return await send();
  } catch (error) {
    // A redirect is how a success is answered.
    if (error instanceof Response) throw error;
    const returned: Returned = {
      values: visitValues(formValues(typed)),
      errors: {},
      failure: failureOf(error),
    };
    return returned;
  }
}
