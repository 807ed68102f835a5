import { Select, Switch, Table, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { ask, Refused } from "../shared/api";
import { ReadFailure } from "../shared/read-failure";
import { useMay } from "../shared/use-may";
import { useRead } from "../shared/use-read";
import { type Member, memberKey, type Role, rolesKey, type User } from "./api";
import { useTexts } from "./language";

/** A role's name in the dashboard's language; one the shop has made keeps its own. */
export function useRoleName() {
  const t = useTexts();
  return ({ id, title }: Pick<Role, "id" | "title">) => t(`names.${id}`, { defaultValue: title });
}

/** Who has which role. */
export function PeopleTable({ roles }: { roles: readonly Role[] }) {
  const t = useTexts();
  const { data, error } = useRead<{ users: User[] }>(
    [...rolesKey, "users"],
    "users?limit=200&order=created_at",
  );
  if (error) return <ReadFailure error={error} />;
  return (
    <div className="overflow-x-auto">
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t("person")}</Table.HeaderCell>
            <Table.HeaderCell>{t("role")}</Table.HeaderCell>
            <Table.HeaderCell>{t("mfa")}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {data?.users.map((user) => (
            <PersonRow key={user.id} user={user} roles={roles} />
          ))}
        </Table.Body>
      </Table>
    </div>
  );
}

function PersonRow({ user, roles }: { user: User; roles: readonly Role[] }) {
  const t = useTexts();
  const nameOfRole = useRoleName();
  const queries = useQueryClient();
  const mayChange = useMay("staff", "change");
  const { data } = useRead<{ staff_member: Member }>(memberKey(user.id), `users/${user.id}/role`);
  const member = data?.staff_member;
  const name = [user.first_name, user.last_name].filter(Boolean).join(" ");
  const save = async (change: Partial<Pick<Member, "role" | "mfa_required">>) => {
    if (!member) return;
    const { role, mfa_required, version } = { ...member, ...change };
    try {
      await ask(`users/${user.id}/role`, { role, mfa_required, version });
      toast.success(t("saved"));
    } catch (error) {
      const status = error instanceof Refused ? error.status : 0;
      toast.error(t(status === 409 ? "conflict" : status === 400 ? "lastOwner" : "failed"));
    }
    await queries.invalidateQueries({ queryKey: rolesKey });
  };
  return (
    <Table.Row>
      <Table.Cell className="py-2">
        {name && <div>{name}</div>}
        <div className={name ? "text-ui-fg-subtle" : ""}>{user.email}</div>
      </Table.Cell>
      <Table.Cell className="py-2">
        {member && (
          <Select
            size="small"
            value={member.role}
            disabled={!mayChange}
            onValueChange={(role) => void save({ role })}
          >
            <Select.Trigger aria-label={`${t("role")}: ${user.email}`} className="max-w-48">
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {roles.map((role) => (
                <Select.Item key={role.id} value={role.id}>
                  {nameOfRole(role)}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        )}
      </Table.Cell>
      <Table.Cell className="py-2">
        {member && (
          <Switch
            size="small"
            aria-label={`${t("mfa")}: ${user.email}`}
            checked={member.mfa_required}
            disabled={!mayChange}
            onCheckedChange={(mfa_required) => void save({ mfa_required })}
          />
        )}
      </Table.Cell>
    </Table.Row>
  );
}
