import { isRouteErrorResponse } from "react-router";
import type { Failure } from "./home-service-action.server.ts";

/** The failure that the visitor is shown, from what sending the form threw in the browser. */
export function failureOf(error: unknown): Failure {
  const status = isRouteErrorResponse(error) ? error.status : 0;
  if (status === 400 || status === 422) return "invalid";
  return status >= 500 ? "server" : "submission";
}
