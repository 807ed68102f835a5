/** Writes every change by staff into the trail, before and after. Readers pass untouched. */
import type { MedusaRequest } from "@medusajs/framework/http";
import { AUDIT_MODULE } from "../../modules/audit";
import type AuditModuleService from "../../modules/audit/service";
import {
  actionOf,
  actorOf,
  idInAnswer,
  isGuarded,
  isSingle,
  partsOf,
  recordOf,
  type Subject,
  subjectOf,
  withheld,
} from "../../people";
import { kindOfError, loggerOf } from "../../platform/logger";
import { onAnswered } from "../http/answered";
import type { Middleware } from "../http/middleware";

const kindOf = (method: string, parts: readonly string[]) => {
  if (method === "DELETE") return "delete";
  const [first = ""] = parts;
  return parts.length === 1 && !isSingle(first) ? "create" : "change";
};

export const keepTrail: Middleware = async (request, response, next) => {
  if (actionOf(request.method) === "read" || !isGuarded(request)) return next();
  const { scope, method, body } = request;
  const trail = scope.resolve(AUDIT_MODULE);
  const actor = actorOf(request);
  const parts = partsOf(request.originalUrl.split("?", 1)[0] ?? "") ?? [];
  const subject = subjectOf(parts, body);
  const { resource } = subject;
  const entry = await trail.begin({
    actorId: actor.id,
    actorName: actor.name,
    role: actor.role,
    action: kindOf(method, parts),
    method,
    route: subject.route,
    resource,
    resourceId: subject.id,
    sent: withheld(resource, body),
    before: withheld(resource, await recordOf(scope, subject)),
  });
  onAnswered(response, (answered) => {
    const ending = { status: response.statusCode, id: subject.id ?? idInAnswer(answered) };
    finish(request, trail, entry, { ...subject, id: ending.id }, ending.status).catch((error) =>
      loggerOf(scope).error(
        `The end of the audit entry ${entry} was not written: ${kindOfError(error)}`,
      ),
    );
  });
  next();
};

async function finish(
  { scope }: MedusaRequest,
  trail: AuditModuleService,
  entry: string,
  subject: Subject,
  status: number,
): Promise<void> {
  const changed = status < 300;
  await trail.end(entry, {
    status,
    resourceId: changed ? subject.id : null,
    after: changed ? withheld(subject.resource, await recordOf(scope, subject)) : null,
  });
}
