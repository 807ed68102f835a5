import { Badge, Button, Checkbox, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { z } from "zod";
import { ask } from "../shared/api";
import { StaleNotice } from "../shared/forms/stale-notice";
import { useRecord } from "../shared/forms/use-record";
import { useShared } from "../shared/language";
import { RecordsTable } from "../shared/records-table";
import { type Permission, useMay } from "../shared/use-may";
import {
  isOwnersOnly,
  permissionsIn,
  type Role,
  type Roles,
  rolesKey,
  type Ticks,
  ticksOf,
} from "./api";
import { useTexts } from "./language";

type StoredRole = Omit<Role, "members">;

type Props = {
  role: Role;
  areas: Roles["areas"];
  actions: Roles["actions"];
  /** Always the same function. */
  onUnsaved: (roleId: string, unsaved: boolean) => void;
};

/** What one role may see and change, to be ticked. */
export function PermissionTable({ role, areas, actions, onUnsaved }: Props) {
  const t = useTexts();
  const shared = useShared();
  const queries = useQueryClient();
  const mayChange = useMay("staff", "change");
  const all = areas.flatMap((area) => actions.map((action): Permission => ({ area, action })));
  const record = useRecord<StoredRole, Ticks>({
    stored: role,
    draftOf: ({ permissions }) => ticksOf(all, permissions),
    schema: z.unknown(),
    readAgain: async () => {
      const { staff_roles } = await ask<Roles>("staff-roles");
      return staff_roles.find(({ id }) => id === role.id) ?? role;
    },
  });
  const { stored, draft, changed, busy } = record;
  useEffect(() => onUnsaved(role.id, changed), [onUnsaved, role.id, changed]);
  const save = () =>
    record.save(async (ticks) => {
      const { id, title, version } = stored;
      const body = { id, title, permissions: permissionsIn(ticks), version };
      const { staff_role } = await ask<{ staff_role: StoredRole }>("staff-roles", body);
      await queries.invalidateQueries({ queryKey: rolesKey });
      toast.success(t("saved"));
      return staff_role;
    });
  return (
    <>
      <div className="px-6 empty:hidden">
        <StaleNotice record={record} />
      </div>
      <RecordsTable
        rows={areas.map((area) => ({ id: area }))}
        columns={[
          { head: t("area"), cell: ({ id: area }) => t(`areas.${area}`) },
          ...actions.map((action) => ({
            head: t(`actions.${action}`),
            cell: ({ id: area }: { id: string }) =>
              isOwnersOnly({ area, action }) ? (
                <Text size="small" className="text-ui-fg-subtle">
                  {t("names.owner")}
                </Text>
              ) : (
                <Checkbox
                  aria-label={`${t(`areas.${area}`)}: ${t(`actions.${action}`)}`}
                  checked={draft[area]?.[action] === true}
                  disabled={!mayChange}
                  onCheckedChange={(ticked) =>
                    record.form.setValue(`${area}.${action}`, ticked === true)
                  }
                />
              ),
          })),
        ]}
      />
      {mayChange && (
        <div className="flex items-center justify-end gap-x-3 px-6 py-4">
          {changed && (
            <Badge size="small" color="orange">
              {shared("unsaved")}
            </Badge>
          )}
          <Button size="small" disabled={!changed} isLoading={busy} onClick={() => void save()}>
            {t("save")}
          </Button>
        </div>
      )}
    </>
  );
}
