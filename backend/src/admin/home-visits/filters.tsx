import { homeServiceStatuses, visitPlaces } from "@landolt/forms";
import { Input, Select } from "@medusajs/ui";
import { PeriodInputs } from "../shared/forms/date-fields";
import { nameOfStaff } from "./api";
import { useTexts } from "./language";
import { useStaff } from "./step-drawer";

export type Filters = {
  status: string;
  due: string;
  place: string;
  optician_id: string;
  q: string;
  received_from: string;
  received_to: string;
};

export const noFilters: Filters = {
  status: "open",
  due: "any",
  place: "all",
  optician_id: "all",
  q: "",
  received_from: "",
  received_to: "",
};

/** As the list and the CSV export read them. */
export function searchOf(filters: Filters): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && value !== "any" && value !== "all") search.set(name, value);
  }
  return search;
}

type Option = { value: string; label: string };

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: Option[];
  onChange: (value: string) => void;
}) {
  return (
    <Select size="small" value={value} onValueChange={onChange}>
      <Select.Trigger aria-label={label} className="w-[calc(50%-0.25rem)] sm:w-44">
        <Select.Value />
      </Select.Trigger>
      <Select.Content>
        {options.map((option) => (
          <Select.Item key={option.value} value={option.value}>
            {`${label}: ${option.label}`}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  );
}

export function FilterBar({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (filters: Filters) => void;
}) {
  const t = useTexts();
  const staff = useStaff();
  const set = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  return (
    <div className="flex flex-wrap items-center gap-2 px-6 py-3">
      <Input
        type="search"
        size="small"
        className="w-full sm:w-64"
        aria-label={t("search")}
        placeholder={t("search")}
        value={filters.q}
        onChange={(event) => set({ q: event.target.value })}
      />
      <Choice
        label={t("status")}
        value={filters.status}
        onChange={(status) => set({ status })}
        options={[
          { value: "open", label: t("open") },
          { value: "all", label: t("anyStatus") },
          ...homeServiceStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
      />
      <Choice
        label={t("due")}
        value={filters.due}
        onChange={(due) => set({ due })}
        options={["any", "waiting", "attention", "warning", "breached"].map((value) => ({
          value,
          label: t(`dues.${value}`),
        }))}
      />
      <Choice
        label={t("where")}
        value={filters.place}
        onChange={(place) => set({ place })}
        options={[
          { value: "all", label: t("anywhere") },
          ...visitPlaces.map((value) => ({ value, label: t(`places.${value}`) })),
        ]}
      />
      <Choice
        label={t("optician")}
        value={filters.optician_id}
        onChange={(optician_id) => set({ optician_id })}
        options={[
          { value: "all", label: t("anyOptician") },
          ...staff.map((member) => ({ value: member.id, label: nameOfStaff(member) })),
        ]}
      />
      <PeriodInputs
        labels={{ from: t("receivedFrom"), to: t("receivedTo") }}
        names={{ from: t("receivedFrom"), to: `${t("received")} ${t("receivedTo")}` }}
        period={{ from: filters.received_from, to: filters.received_to }}
        onChange={({ from, to }) => set({ received_from: from, received_to: to })}
      />
    </div>
  );
}
