import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { staffOf } from "../../people";

const withRole = z.object({ metadata: z.object({ role: z.string() }) });
const withUser = z.object({ user: z.object({ id: z.string() }) });

/**
 * Gives a person who accepts an invitation the role that its `metadata.role` names, before the answer goes
 * out. Without one the newcomer has the least role.
 */
export async function giveInvitedRole(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const role = await invitedRole(request);
  if (role !== undefined) {
    const send = response.json.bind(response);
    response.json = (body) => {
      const accepted = withUser.safeParse(body);
      const welcomed = accepted.success
        ? staffOf(request.scope).welcome(accepted.data.user.id, role)
        : Promise.resolve();
      welcomed
        .catch(() =>
          request.scope
            .resolve(ContainerRegistrationKeys.LOGGER)
            .error("A newcomer was not given the role of the invitation"),
        )
        .finally(() => send(body));
      return response;
    };
  }
  next();
}

async function invitedRole(request: MedusaRequest): Promise<string | undefined> {
  const { token } = request.query;
  if (typeof token !== "string") return undefined;
  const invite = await request.scope
    .resolve(Modules.USER)
    .validateInviteToken(token)
    .catch(() => undefined);
  return withRole.safeParse(invite).data?.metadata.role;
}
