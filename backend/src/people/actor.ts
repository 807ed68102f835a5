/** Who of the staff asks, and what that person may do. */
import type { AuthenticatedMedusaRequest, MedusaRequest } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { STAFF_MODULE } from "../modules/staff";
import { ownerRole } from "../modules/staff/permissions";
import type StaffModuleService from "../modules/staff/service";
import type { MemberRights } from "../modules/staff/service";
import { hasEnded } from "./sign-in/ended";

export type Actor = MemberRights & {
  /** A user's id, or a secret key's. */
  id: string;
  /** An e-mail address, or the name of a key. */
  name: string;
};

const known = new WeakMap<MedusaRequest, Actor>();

const withRole = z.object({ role: z.string() });

/** The role that the metadata of an invitation names. */
export const roleIn = (metadata: unknown): string | undefined =>
  withRole.safeParse(metadata).data?.role;

export const staffOf = (container: MedusaContainer): StaffModuleService =>
  container.resolve(STAFF_MODULE);

/** Finds out who asks; undefined for somebody who is not, or no longer, a member of staff. */
export async function findActor(request: AuthenticatedMedusaRequest): Promise<Actor | undefined> {
  const { auth_context, scope } = request;
  if (!auth_context?.actor_id) return undefined;
  if (await hasEnded(scope, auth_context)) return undefined;
  const actor =
    auth_context.actor_type === "api-key"
      ? await keyAsOwner(scope, auth_context.actor_id)
      : await member(scope, auth_context.actor_id);
  if (actor) known.set(request, actor);
  return actor;
}

/** Whether the guard has let somebody through; the open routes have nobody. */
export const isGuarded = (request: MedusaRequest): boolean => known.has(request);

/** Who asks, on a route that the guard has let through. */
export function actorOf(request: MedusaRequest): Actor {
  const actor = known.get(request);
  if (!actor) throw new Error("This route has no guard before it");
  return actor;
}

/** Who is signed in, with the name to remember that person by. */
export async function authorOf(
  request: AuthenticatedMedusaRequest,
): Promise<{ id: string; name: string }> {
  const id = request.auth_context.actor_id;
  const [user] = await request.scope.resolve(Modules.USER).listUsers({ id }, { take: 1 });
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(" ");
  return { id, name: name || (user?.email ?? id) };
}

/** Only owners make secret keys, and a key does what they may. */
async function keyAsOwner(container: MedusaContainer, id: string): Promise<Actor> {
  const [key] = await container.resolve(Modules.API_KEY).listApiKeys({ id: [id] }, { take: 1 });
  return {
    id,
    name: key?.title ?? id,
    role: ownerRole,
    permissions: [],
    mfaRequired: false,
  };
}

/** A session outlives its user, so that the user still exists is asked each time. */
async function member(container: MedusaContainer, id: string): Promise<Actor | undefined> {
  const [user] = await container.resolve(Modules.USER).listUsers({ id }, { take: 1 });
  if (!user) return undefined;
  return { ...(await rightsOf(container, id)), id, name: user.email };
}

/** The shop's first user is its owner; others without a role have the least. */
async function rightsOf(container: MedusaContainer, id: string): Promise<MemberRights> {
  const staff = staffOf(container);
  const rights = await staff.rightsOf(id);
  if (rights) return rights;
  if (!(await staff.hasOwner())) {
    const [oldest] = await container
      .resolve(Modules.USER)
      .listUsers({}, { take: 1, order: { created_at: "ASC" } });
    if (oldest) await staff.appointFirstOwner(oldest.id);
  }
  return (await staff.rightsOf(id)) ?? staff.leastRights();
}
