import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { conflictError, notAllowedError } from "../../platform/errors";
import { serviceWithSql } from "../../platform/statement";
import StaffMember from "./models/member";
import StaffRole from "./models/role";
import { leastRole, ownerRole, type Permission, type Rights } from "./permissions";

export type Role = { id: string; title: string; permissions: Permission[]; version: number };

/** A member of staff; version 0 where nobody has given a role yet. */
export type Member = { id: string; role: string; mfaRequired: boolean; version: number };

export type MemberRights = Rights & { mfaRequired: boolean };

type RoleRow = {
  id: string;
  title: string;
  permissions: { list: Permission[] };
  version: number;
};

const roleOf = ({ id, title, permissions, version }: RoleRow): Role => ({
  id,
  title,
  permissions: permissions.list,
  version,
});

/** A user to whom nobody has given a role yet. */
export const newcomer = (id: string): Member => ({
  ...{ id, role: leastRole },
  ...{ mfaRequired: false, version: 0 },
});

const staleRole = () =>
  conflictError("Someone else has changed this in the meantime; reload it before saving");

class StaffModuleService extends serviceWithSql({ StaffRole, StaffMember }) {
  async roles(): Promise<Role[]> {
    const rows = await this.query<RoleRow>(
      `select id, title, permissions, version from staff_role where deleted_at is null
       order by created_at, id`,
    );
    return rows.map(roleOf);
  }

  /** What a user may do; undefined for one who was never given a role. */
  async rightsOf(userId: string): Promise<MemberRights | undefined> {
    const [row] = await this.query<{
      role: string;
      permissions: { list: Permission[] };
      mfa_required: boolean;
    }>(
      `select r.id as role, r.permissions, m.mfa_required from staff_member m
       join staff_role r on r.id = m.role_id where m.id = ? and m.deleted_at is null`,
      [userId],
    );
    if (!row) return undefined;
    const { role, permissions, mfa_required } = row;
    return { role, permissions: permissions.list, mfaRequired: mfa_required };
  }

  async leastRights(): Promise<MemberRights> {
    const least = (await this.roles()).find(({ id }) => id === leastRole);
    return { role: leastRole, permissions: least?.permissions ?? [], mfaRequired: false };
  }

  /** Members by their user's id; who was never given a role is not among them. */
  async members(): Promise<Member[]> {
    return this.query<Member>(
      `select id, role_id as role, mfa_required as "mfaRequired", version from staff_member
       where deleted_at is null`,
    );
  }

  async member(userId: string): Promise<Member> {
    const known = (await this.members()).find(({ id }) => id === userId);
    return known ?? newcomer(userId);
  }

  async hasOwner(): Promise<boolean> {
    const rows = await this.query(`select 1 from staff_member where role_id = ? limit 1`, [
      ownerRole,
    ]);
    return rows.length > 0;
  }

  /** Makes the user an owner, unless the shop has one. */
  async appointFirstOwner(userId: string): Promise<void> {
    await this.query(
      `insert into staff_member (id, role_id)
       select ?, ? where not exists (select 1 from staff_member where role_id = ?)
       on conflict (id) do nothing`,
      [userId, ownerRole, ownerRole],
    );
  }

  /** Gives a newcomer the role of the invitation; a role that is there stays. */
  async welcome(userId: string, roleId: string): Promise<void> {
    await this.query(
      `insert into staff_member (id, role_id) select ?, id from staff_role where id = ?
       on conflict (id) do nothing`,
      [userId, roleId],
    );
  }

  /**
   * Adds a role (version 0) or changes one.
   * @throws MedusaError `conflict` where the version is not the stored one
   */
  async saveRole({ id, title, permissions, version }: Role): Promise<Role> {
    const list = JSON.stringify({ list: permissions });
    const [row] =
      version === 0
        ? await this.query<RoleRow>(
            `insert into staff_role (id, title, permissions) values (?, ?, ?::jsonb)
             on conflict do nothing returning id, title, permissions, version`,
            [id, title, list],
          )
        : await this.query<RoleRow>(
            `update staff_role set title = ?, permissions = ?::jsonb, version = version + 1,
             updated_at = now() where id = ? and version = ? and deleted_at is null
             returning id, title, permissions, version`,
            [title, list, id, version],
          );
    if (!row) throw staleRole();
    return roleOf(row);
  }

  /**
   * Gives a user another role. Owners are counted under a lock, so that of the last two each can not
   * send the other away.
   * @throws MedusaError `conflict` for a stale version, `not_allowed` for the last owner
   */
  async saveMember({ id, role, mfaRequired, version }: Member): Promise<Member> {
    return this.repository.transaction(async (manager: SqlEntityManager) => {
      await manager.execute("select 1 from staff_role where id = ? for update", [ownerRole]);
      const values = [role, mfaRequired];
      const [saved] =
        version === 0
          ? await manager.execute<Member[]>(
              `insert into staff_member (role_id, mfa_required, id) values (?, ?, ?)
               on conflict do nothing
               returning id, role_id as role, mfa_required as "mfaRequired", version`,
              [...values, id],
            )
          : await manager.execute<Member[]>(
              `update staff_member set role_id = ?, mfa_required = ?, version = version + 1,
               updated_at = now() where id = ? and version = ?
               returning id, role_id as role, mfa_required as "mfaRequired", version`,
              [...values, id, version],
            );
      if (!saved) throw staleRole();
      const owners = await manager.execute<unknown[]>(
        "select 1 from staff_member where role_id = ? limit 1",
        [ownerRole],
      );
      if (owners.length === 0) throw lastOwner();
      return saved;
    });
  }

  /**
   * Forgets a user who leaves.
   * @throws MedusaError `not_allowed` for the last owner
   */
  async dismiss(userId: string): Promise<void> {
    await this.repository.transaction(async (manager: SqlEntityManager) => {
      await manager.execute("select 1 from staff_role where id = ? for update", [ownerRole]);
      const [gone] = await manager.execute<{ role_id: string }[]>(
        "delete from staff_member where id = ? returning role_id",
        [userId],
      );
      if (gone?.role_id !== ownerRole) return;
      const owners = await manager.execute<unknown[]>(
        "select 1 from staff_member where role_id = ? limit 1",
        [ownerRole],
      );
      if (owners.length === 0) throw lastOwner();
    });
  }
}

const lastOwner = () => notAllowedError("This is the last owner; make someone else an owner first");

export default StaffModuleService;
