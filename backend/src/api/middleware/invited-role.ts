import type { MedusaRequest } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { updateUsersWorkflow } from "@medusajs/medusa/core-flows";
import { languageIn, roleIn, staffOf } from "../../people";
import { loggerOf } from "../../platform/logger";
import type { Middleware } from "../http/middleware";

const withUser = z.object({ user: z.object({ id: z.string() }) });

/**
 * Gives a person who accepts an invitation the role and the language that its `metadata` names, before the answer
 * goes out. Without a role the newcomer has the least one; without a language mails are in that of the staff.
 */
export const giveInvitedRole: Middleware = async (request, response, next) => {
  const invitation = await metadataOfInvite(request);
  if (invitation) {
    const send = response.json.bind(response);
    response.json = (body) => {
      const accepted = withUser.safeParse(body);
      const welcomed = accepted.success
        ? welcome(request.scope, accepted.data.user.id, invitation)
        : Promise.resolve();
      welcomed
        .catch(() =>
          loggerOf(request.scope).error("A newcomer was not given the role of the invitation"),
        )
        .finally(() => send(body));
      return response;
    };
  }
  next();
};

async function welcome(container: MedusaContainer, id: string, metadata: object): Promise<void> {
  const role = roleIn(metadata);
  if (role !== undefined) await staffOf(container).welcome(id, role);
  const language = languageIn(metadata);
  if (language === undefined) return;
  await updateUsersWorkflow(container).run({
    input: { updates: [{ id, metadata: { language } }] },
  });
}

async function metadataOfInvite(request: MedusaRequest): Promise<object | undefined> {
  const { token } = request.query;
  if (typeof token !== "string") return undefined;
  const invite = await request.scope
    .resolve(Modules.USER)
    .validateInviteToken(token)
    .catch(() => undefined);
  return invite?.metadata ?? undefined;
}
