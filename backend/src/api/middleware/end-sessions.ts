import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { endEarlierSignIns, hasEarlierPassword } from "../../people";

/** Ends every session and every token of a person who has set a new password, before the answer. */
export function endSessions(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { scope } = request;
  const send = response.json.bind(response);
  response.json = (answer) => {
    if (response.statusCode >= 300) return send(answer);
    void endEarlierSignIns(scope, request.auth_context.auth_identity_id)
      .catch(() =>
        scope
          .resolve(ContainerRegistrationKeys.LOGGER)
          .error("Sessions were not ended after a new password"),
      )
      .finally(() => send(answer));
    return response;
  };
  next();
}

/** A token from before a new password can not be made into a newer one. */
export async function refuseEarlierPassword(
  { auth_context, scope }: AuthenticatedMedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (auth_context && (await hasEarlierPassword(scope, auth_context))) {
    response.status(401).json({ message: "Unauthorized" });
    return;
  }
  next();
}
