import { Select, Switch, Table, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { ask, Refused } from "../shared/api";
import { useMay } from "../shared/use-may";
import { type Person, type Role, type Roles, rolesKey } from "./api";
import { useTexts } from "./language";

/** A role's name in the dashboard's language; one the shop has made keeps its own. */
export function useRoleName() {
  const t = useTexts();
  return ({ id, title }: Pick<Role, "id" | "title">) => t(`names.${id}`, { defaultValue: title });
}

/** Who has which role. */
export function PeopleTable({ people, staff_roles: roles }: Roles) {
  const t = useTexts();
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
          {people.map((person) => (
            <PersonRow key={person.user_id} person={person} roles={roles} />
          ))}
        </Table.Body>
      </Table>
    </div>
  );
}

function PersonRow({ person, roles }: { person: Person; roles: readonly Role[] }) {
  const t = useTexts();
  const nameOfRole = useRoleName();
  const queries = useQueryClient();
  const mayChange = useMay("staff", "change");
  const name = [person.first_name, person.last_name].filter(Boolean).join(" ");
  const save = async (change: Partial<Pick<Person, "role" | "mfa_required">>) => {
    const { user_id, role, mfa_required, version } = { ...person, ...change };
    try {
      await ask(`users/${user_id}/role`, { role, mfa_required, version });
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
        <div className={name ? "text-ui-fg-subtle" : ""}>{person.email}</div>
      </Table.Cell>
      <Table.Cell className="py-2">
        <Select
          size="small"
          value={person.role}
          disabled={!mayChange}
          onValueChange={(role) => void save({ role })}
        >
          <Select.Trigger aria-label={`${t("role")}: ${person.email}`} className="max-w-48">
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
      </Table.Cell>
      <Table.Cell className="py-2">
        <Switch
          size="small"
          aria-label={`${t("mfa")}: ${person.email}`}
          checked={person.mfa_required}
          disabled={!mayChange}
          onCheckedChange={(mfa_required) => void save({ mfa_required })}
        />
      </Table.Cell>
    </Table.Row>
  );
}
