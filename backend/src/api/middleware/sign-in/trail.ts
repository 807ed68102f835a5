/** Writes into the trail how staff come in, fail to, set passwords and leave. No secret is in it. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { AUDIT_MODULE } from "../../../modules/audit";
import { staffOf } from "../../../people";
import { kindOfError, loggerOf } from "../../../platform/logger";
import { readStaffPerson } from "../../../read-models/staff-person";
import { onAnswered } from "../../http/answered";
import type { SignedInMiddleware } from "../../http/middleware";

const context = z.object({
  actor_type: z.string().optional(),
  auth_identity_id: z.string().optional(),
});
const inSession = z.object({ auth_context: context });
const typed = z.object({ email: z.string().max(254) });
const asked = z.object({ identifier: z.string().max(254) });
const withToken = z.object({ token: z.string() });
const withLocation = z.object({ location: z.string() });

/** The content of the answer's own token; it was made a moment ago and needs no verification. */
function contextIn(answer: unknown) {
  const { token } = withToken.safeParse(answer).data ?? {};
  const [, payload] = token?.split(".") ?? [];
  if (payload === undefined) return undefined;
  return context.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString())).data;
}

/** Somebody who is none of the staff stays without a name: what was typed may be a password. */
const nobody = { id: "unknown", email: "unknown" };

/** Lists the ways to sign in. */
const menu = "/auth/user/providers";

/** Refused for too many tries: each failure before is in the trail already. */
const tooMany = 429;

export const keepSignIns: SignedInMiddleware = (request, response, next) => {
  const { scope, method, body } = request;
  const [path = ""] = request.originalUrl.split("?", 1);
  // A session that ends is not there afterwards.
  const before = inSession.safeParse(request.session).data?.auth_context;
  const address = typed.safeParse(body).data?.email ?? asked.safeParse(body).data?.identifier ?? "";
  onAnswered(response, (answered) => {
    const known = context.safeParse(request.auth_context).data;
    const who = contextIn(answered) ?? (known?.auth_identity_id ? known : before);
    const ofStaff = path.startsWith("/auth/user/") || who?.actor_type === "user";
    // A provider is asked first; what came of it is known when it calls back.
    const underWay = withLocation.safeParse(answered).success;
    if (!ofStaff || underWay || path === menu || response.statusCode === tooMany) return;
    const about = { identity: who?.auth_identity_id ?? "", address: address.trim().toLowerCase() };
    write(scope, { method, path, status: response.statusCode, about }).catch((error: unknown) =>
      loggerOf(scope).error(`A sign-in is not in the trail: ${kindOfError(error)}`),
    );
  });
  next();
};

type Ended = {
  method: string;
  path: string;
  status: number;
  about: { identity: string; address: string };
};

/** How a person comes in is changed by a new password, a mail for one, and what proves the second step. */
function actionOf(method: string, path: string) {
  if (method === "DELETE") return path === "/auth/session" ? "leave" : "delete";
  if (/\/(?:update|reset-password|recovery-codes|factors\/[^/]+\/verify)$/.test(path))
    return "change";
  return /\/(?:register|factors)$/.test(path) ? "create" : "enter";
}

async function write(
  container: MedusaContainer,
  { method, path, status, about }: Ended,
): Promise<void> {
  const person = (await readStaffPerson(container, about)) ?? nobody;
  const trail = container.resolve(AUDIT_MODULE);
  const entry = await trail.begin({
    actorId: person.id,
    actorName: person.email,
    role: (await staffOf(container).rightsOf(person.id))?.role ?? "",
    action: actionOf(method, path),
    method,
    route: path.replace(/\/(challenges|factors)\/[^/]+/, "/$1/{id}"),
    resource: "sign-ins",
    resourceId: person.id,
    ...{ sent: null, before: null },
  });
  await trail.end(entry, { status, resourceId: person.id, after: null });
}
