import { Input, Label } from "@medusajs/ui";
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

type Props = { filters: AuditFilters; onChange: (filters: AuditFilters) => void };

export function FilterFields({ filters, onChange }: Props) {
  const t = useTexts();
  const base = useId();
  const field = (name: keyof AuditFilters, label: string, type: "text" | "date") => (
    <div key={name} className="flex min-w-40 flex-1 flex-col gap-y-1">
      <Label htmlFor={`${base}${name}`} size="xsmall" className="text-ui-fg-subtle">
        {label}
      </Label>
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
      {field("resource", t("filterResource"), "text")}
      {field("id", t("filterId"), "text")}
      {field("from", t("from"), "date")}
      {field("to", t("to"), "date")}
    </div>
  );
}
