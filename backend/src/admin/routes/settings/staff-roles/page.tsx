import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Container, Heading, Tabs, Text } from "@medusajs/ui";
import { useCallback, useState } from "react";
import { useLeaveGuard } from "../../../shared/forms/use-leave-guard";
import { useShared } from "../../../shared/language";
import { ReadFailure } from "../../../shared/read-failure";
import { useMay } from "../../../shared/use-may";
import { usePageRead } from "../../../shared/use-read";
import { ownerRole, type Roles, rolesKey } from "../../../staff/api";
import { Invitations } from "../../../staff/invitations";
import { useTexts } from "../../../staff/language";
import { PeopleTable, useRoleName } from "../../../staff/people-table";
import { PermissionTable } from "../../../staff/permission-table";

/**
 * Who has which role, and what each role may do. Not at `/settings/roles`: there the dashboard keeps a
 * page of its own, which it does not show.
 */
export default function RolesPage() {
  const t = useTexts();
  const mayInvite = useMay("staff", "change");
  const { data, error } = usePageRead<Roles>(rolesKey, "staff-roles");
  if (!data) {
    return (
      <Container className="p-0">
        <ReadFailure error={error} />
      </Container>
    );
  }
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="divide-y p-0">
        <Head title={t("people")} hint={t("peopleHint")} />
        <PeopleTable {...data} />
      </Container>
      {mayInvite && (
        <Container className="divide-y p-0">
          <Head title={t("invitations")} hint={t("invitationsHint")} />
          <Invitations roles={data.staff_roles} />
        </Container>
      )}
      <Container className="divide-y p-0">
        <Head title={t("roles")} hint={t("rolesHint")} />
        <RoleTabs {...data} />
      </Container>
    </div>
  );
}

/** A tab for each role. What is ticked in one stays while another is looked at, and its tab marks it. */
function RoleTabs({ staff_roles: roles, areas, actions }: Roles) {
  const t = useTexts();
  const shared = useShared();
  const nameOfRole = useRoleName();
  const [unsaved, setUnsaved] = useState<Record<string, boolean>>({});
  const mark = useCallback(
    (id: string, is: boolean) => setUnsaved((before) => ({ ...before, [id]: is })),
    [],
  );
  useLeaveGuard(Object.values(unsaved).some(Boolean));
  return (
    <Tabs defaultValue="optician">
      <Tabs.List className="flex-wrap px-6 py-3">
        {roles.map((role) => (
          <Tabs.Trigger key={role.id} value={role.id}>
            {nameOfRole(role)}
            {unsaved[role.id] && (
              <span className="text-ui-tag-orange-text ml-1">
                <span aria-hidden>●</span>
                <span className="sr-only">{shared("unsaved")}</span>
              </span>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {roles.map((role) => (
        <Tabs.Content
          key={role.id}
          value={role.id}
          forceMount
          className="data-[state=inactive]:hidden"
        >
          <Text size="small" className="text-ui-fg-subtle px-6 pb-3">
            {role.id === ownerRole ? t("everything") : t("members", { count: role.members })}
          </Text>
          {role.id !== ownerRole && (
            <PermissionTable role={role} areas={areas} actions={actions} onUnsaved={mark} />
          )}
        </Tabs.Content>
      ))}
    </Tabs>
  );
}

function Head({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="px-6 py-4">
      <Heading level="h2">{title}</Heading>
      <Text size="small" className="text-ui-fg-subtle">
        {hint}
      </Text>
    </div>
  );
}

export const config = defineRouteConfig({ label: "roles", translationNs: "staff" });
