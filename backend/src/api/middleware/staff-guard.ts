/** What stands before every route of the administration: who asks, and whether that person may. */
import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { may } from "../../modules/staff/permissions";
import {
  type Actor,
  actorOf,
  dashboardLanguage,
  findActor,
  partsOf,
  permissionOf,
  refusalFor,
  staffOf,
  withoutHealthFields,
} from "../../people";
import { environment } from "../../platform/environment";
import type { Middleware, SignedInMiddleware } from "../http/middleware";

/** Routes that Medusa answers without anybody being signed in. */
const open = new Set(["POST invites/accept", "GET feature-flags"]);

const pathOf = (request: MedusaRequest): string => request.originalUrl.split("?", 1)[0] ?? "";

const refuse = (response: MedusaResponse, type: string, message: string): void => {
  response.status(403).json({ type, message });
};

/** Answers 401 for strangers and 403 for what the role does not allow; else lets the request pass. */
export const guardStaff: SignedInMiddleware = async (request, response, next) => {
  const path = pathOf(request);
  const parts = partsOf(path) ?? [];
  if (open.has(`${request.method} ${parts.join("/").toLowerCase()}`)) return next();
  const actor = await findActor(request);
  if (!actor) {
    response.status(401).json({ message: "Unauthorized" });
    return;
  }
  const needed = permissionOf(request.method, path, actor.id);
  if (needed?.area !== "own" && lacksSecondStep(request, actor)) {
    return refuse(
      response,
      "mfa_required",
      "Set up a second step of sign-in in your profile, then sign in again",
    );
  }
  const allowed = needed ? may(actor, needed.area, needed.action) : may(actor, "staff", "change");
  if (!allowed) {
    const language = dashboardLanguage(request.cookies);
    const why = await refusalFor(request.scope, actor.role, needed, language);
    return refuse(response, "not_allowed", why);
  }
  next();
};

/** A second step is required where the shop or the person's entry asks for one. Keys have none. */
function lacksSecondStep({ auth_context }: AuthenticatedMedusaRequest, actor: Actor): boolean {
  if (auth_context.actor_type === "api-key") return false;
  const required = environment().STAFF_MFA === "required" || actor.mfaRequired;
  return required && !auth_context.mfa_challenge_completed_at;
}

/** Takes what is about health out of the answer, for staff who may plan a visit but not read that. */
export const hideHealth: Middleware = (request, response, next) => {
  if (!may(actorOf(request), "health-notes", "read")) {
    const send = response.json.bind(response);
    response.json = (body) => send(withoutHealthFields(body));
  }
  next();
};

/** A user who goes loses the role first, so that the last owner can not go. */
export const dismissFirst: Middleware = async (request, _response, next) => {
  const { id = "" } = request.params;
  if (id !== actorOf(request).id) await staffOf(request.scope).dismiss(id);
  next();
};
