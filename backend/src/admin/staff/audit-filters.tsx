import { Input, Label, Select } from "@medusajs/ui";
import { useId } from "react";
import { useTexts } from "./language";

export type AuditFilters = {
  actor: string;
  resource: string;
  id: string;
  /** Days such as 2026-11-21, both included. */
  from: string;
  to: string;
};

export const noFilters: AuditFilters = { actor: "", resource: "", id: "", from: "", to: "" };

const day = 24 * 60 * 60 * 1000;

/** The filters as the administration takes them: days become instants on this machine's clock. */
export function auditSearch({ actor, resource, id, from, to }: AuditFilters): URLSearchParams {
  const search = new URLSearchParams();
  const set = (name: string, value: string) => value !== "" && search.set(name, value);
  set("actor", actor.trim());
  set("resource", resource.trim());
  set("id", id.trim());
  const beginningOf = (date: string) => new Date(`${date}T00:00:00`);
  set("from", from && beginningOf(from).toISOString());
  set("to", to && new Date(beginningOf(to).getTime() + day).toISOString());
  return search;
}

/** A select cannot have an item without a value. */
const any = "any";

type Props = { filters: AuditFilters; onChange: (filters: AuditFilters) => void };

export function FilterFields({ filters, onChange }: Props) {
  const t = useTexts();
  const base = useId();
  const resources: Record<string, string> = t("resources", { returnObjects: true });
  const sorted = Object.entries(resources).sort(([, one], [, other]) => one.localeCompare(other));
  const labelOf = (name: string, label: string) => (
    <Label htmlFor={`${base}${name}`} size="xsmall" className="text-ui-fg-subtle">
      {label}
    </Label>
  );
  const field = (name: keyof AuditFilters, label: string, type: "text" | "date") => (
    <div key={name} className="flex min-w-40 flex-1 flex-col gap-y-1">
      {labelOf(name, label)}
      <Input
        id={`${base}${name}`}
        size="small"
        type={type}
        value={filters[name]}
        onChange={(event) => onChange({ ...filters, [name]: event.target.value })}
      />
    </div>
  );
  return (
    <div className="flex flex-wrap gap-3 px-6 py-4">
      {field("actor", t("filterActor"), "text")}
      <div className="flex min-w-40 flex-1 flex-col gap-y-1">
        {labelOf("resource", t("filterResource"))}
        <Select
          size="small"
          value={filters.resource || any}
          onValueChange={(value) => onChange({ ...filters, resource: value === any ? "" : value })}
        >
          <Select.Trigger id={`${base}resource`}>
            <Select.Value />
          </Select.Trigger>
          <Select.Content>
            <Select.Item value={any}>{t("anyResource")}</Select.Item>
            {sorted.map(([resource, name]) => (
              <Select.Item key={resource} value={resource}>
                {name}
              </Select.Item>
            ))}
          </Select.Content>
        </Select>
      </div>
      {field("id", t("filterId"), "text")}
      {field("from", t("from"), "date")}
      {field("to", t("to"), "date")}
    </div>
  );
}
