/** Roles, members and the trail in the administration API; see backend/src/api/admin. */
import type { InferTypeOf } from "@medusajs/framework/types";
import type StoredEntry from "../../modules/audit/models/entry";
import type { everyMember } from "../../people";
import type { Answer, Sent } from "../shared/api";
import type { Action, Permission } from "../shared/use-may";

export type Role = {
  id: string;
  title: string;
  permissions: Permission[];
  version: number;
  members: number;
};

/** Permissions as they are ticked: by area and action. */
export type Ticks = Record<string, Partial<Record<Action, boolean>>>;

export type Person = Answer<typeof everyMember>[number];

export type Roles = {
  staff_roles: Role[];
  areas: string[];
  actions: Action[];
  people: Person[];
};

export type AuditEntry = Omit<
  Sent<InferTypeOf<typeof StoredEntry>>,
  "action" | "created_at" | "updated_at" | "deleted_at"
> & { action: "create" | "change" | "delete" | "enter" | "leave" | "export" };

export const rolesKey = ["staff-roles"];
export const auditKey = ["audit"];

/** The area that is never another's than the owners'. */
export const isOwnersOnly = ({ area, action }: Permission): boolean =>
  area === "staff" && action === "change";

export const ownerRole = "owner";
/** The role of an invitation that names none. */
export const leastRole = "read-only";

/** Every permission there is, ticked where it is granted. */
export function ticksOf(all: readonly Permission[], granted: readonly Permission[]): Ticks {
  const ticks: Ticks = {};
  for (const { area, action } of all) {
    const has = granted.some((each) => each.area === area && each.action === action);
    ticks[area] = { ...ticks[area], [action]: has };
  }
  return ticks;
}

export const permissionsIn = (ticks: Ticks): Permission[] =>
  Object.entries(ticks).flatMap(([area, of]) =>
    (["read", "change"] as const)
      .filter((action) => of[action])
      .map((action) => ({ area, action })),
  );
