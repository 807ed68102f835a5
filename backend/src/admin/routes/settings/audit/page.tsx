import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Badge, Container, Text } from "@medusajs/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useWriting } from "../../../shared/language";
import { ListHead } from "../../../shared/page-head";
import { Pager } from "../../../shared/pager";
import { ReadFailure } from "../../../shared/read-failure";
import { RecordsTable } from "../../../shared/records-table";
import { useMay } from "../../../shared/use-may";
import { usePageRead } from "../../../shared/use-read";
import { type AuditEntry, auditKey } from "../../../staff/api";
import { AuditDrawer } from "../../../staff/audit-drawer";
import { auditSearch, FilterFields, noFilters } from "../../../staff/audit-filters";
import { useTexts } from "../../../staff/language";

type Listed = { audit_entries: AuditEntry[]; count: number };

const pageSize = 25;

/** Every change by staff. */
export default function AuditPage() {
  const t = useTexts();
  // Other pages lead here with what the trail is to be about.
  const [search] = useSearchParams();
  const [filters, setFilters] = useState({
    ...noFilters,
    resource: search.get("resource") ?? "",
  });
  const [page, setPage] = useState(0);
  const maySee = useMay("audit", "read");
  const wanted = auditSearch(filters).toString();
  const { data, error } = usePageRead<Listed>(
    [...auditKey, wanted, page],
    `audit?${wanted}&limit=${pageSize}&offset=${page * pageSize}`,
    { placeholderData: keepPreviousData },
  );
  return (
    <Container className="divide-y p-0">
      <ListHead title={t("audit")} subtitle={t("auditHint")} />
      {maySee && (
        <FilterFields
          filters={filters}
          onChange={(changed) => {
            setFilters(changed);
            setPage(0);
          }}
        />
      )}
      <ReadFailure error={error} />
      {data && <Entries entries={data.audit_entries} />}
      {data && <Pager page={page} size={pageSize} count={data.count} onPage={setPage} />}
    </Container>
  );
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTexts();
  const { moment } = useWriting();
  if (entries.length === 0) {
    return <Text className="text-ui-fg-subtle px-6 py-8">{t("none")}</Text>;
  }
  const resultOf = ({ status }: AuditEntry) => {
    if (status === null) return t("unknown");
    return status < 300 ? t("done") : t("notDone", { status });
  };
  return (
    <RecordsTable
      rows={entries}
      columns={[
        { head: t("when"), cell: ({ at }) => moment(at), className: "whitespace-nowrap" },
        { head: t("who"), cell: (entry) => entry.actor_name },
        {
          head: t("what"),
          cell: ({ action }) => <Badge size="2xsmall">{t(`kinds.${action}`)}</Badge>,
        },
        {
          head: t("record"),
          className: "max-w-72 py-2",
          cell: ({ resource, resource_id }) => (
            <>
              <div>{t(`resources.${resource}`, { defaultValue: resource })}</div>
              <div className="text-ui-fg-subtle txt-compact-xsmall truncate">{resource_id}</div>
            </>
          ),
        },
        { head: t("result"), cell: resultOf },
        { cell: (entry) => <AuditDrawer entry={entry} />, right: true },
      ]}
    />
  );
}

export const config = defineRouteConfig({ label: "audit", translationNs: "staff" });
