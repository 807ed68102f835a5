import { defineRouteConfig } from "@medusajs/admin-sdk";
import { House } from "@medusajs/icons";
import { Button, Container, Table, Text } from "@medusajs/ui";
import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { type Listed as ListedRequest, nameOf, requestsKey } from "../../home-visits/api";
import { PromiseBadge, StatusBadge } from "../../home-visits/badges";
import { FilterBar, noFilters, searchOf } from "../../home-visits/filters";
import { useFormats, useTexts } from "../../home-visits/language";
import { useWhere } from "../../home-visits/person-panel";
import { ListHead } from "../../shared/page-head";
import { Pager } from "../../shared/pager";
import { ReadFailure } from "../../shared/read-failure";
import { useMay } from "../../shared/use-may";
import { usePageRead } from "../../shared/use-read";
import { useStaffEvents } from "../../shared/use-staff-events";

type Listed = { home_service_requests: ListedRequest[]; count: number; time_zone: string };

const pageSize = 20;
/** Milliseconds; often enough that the remaining time is right. News come by themselves. */
const refresh = 30_000;

/** The inbox: what has to be answered first is on top. */
export default function HomeServicePage() {
  const t = useTexts();
  const [filters, setFilters] = useState(noFilters);
  const [page, setPage] = useState(0);
  const search = searchOf(filters);
  const { data, error } = usePageRead<Listed>(
    [...requestsKey, "list", search.toString(), page],
    `home-service-requests?${search}&limit=${pageSize}&offset=${page * pageSize}`,
    { placeholderData: keepPreviousData, refetchInterval: refresh },
  );
  const mayEnter = useMay("home-service", "change");
  const queries = useQueryClient();
  useStaffEvents(() => void queries.invalidateQueries({ queryKey: [...requestsKey, "list"] }));
  return (
    <Container className="divide-y p-0">
      <ListHead title={t("title")} subtitle={t("subtitle")}>
        {mayEnter && (
          <Button size="small" asChild>
            <Link to="/home-service/new">{t("newRequest")}</Link>
          </Button>
        )}
        <Button size="small" variant="secondary" asChild>
          <Link to="/home-service/calendar">{t("week")}</Link>
        </Button>
        <Button size="small" variant="secondary" asChild>
          <a href={`/admin/home-service-requests/export?${search}`} download>
            {t("exportCsv")}
          </a>
        </Button>
      </ListHead>
      <FilterBar
        filters={filters}
        onChange={(changed) => {
          setFilters(changed);
          setPage(0);
        }}
      />
      <ReadFailure error={error} />
      {data && <Inbox listed={data} page={page} onPage={setPage} />}
    </Container>
  );
}

type InboxProps = { listed: Listed; page: number; onPage: (page: number) => void };

function Inbox({ listed, page, onPage }: InboxProps) {
  const t = useTexts();
  const { home_service_requests: requests, count, time_zone: timeZone } = listed;
  if (count === 0) return <Text className="text-ui-fg-subtle px-6 py-8">{t("none")}</Text>;
  const now = new Date();
  return (
    <>
      <div className="overflow-x-auto">
        <Table>
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell>{t("remaining")}</Table.HeaderCell>
              <Table.HeaderCell>{t("person")}</Table.HeaderCell>
              <Table.HeaderCell className="hidden md:table-cell">{t("where")}</Table.HeaderCell>
              <Table.HeaderCell className="hidden md:table-cell">{t("status")}</Table.HeaderCell>
              <Table.HeaderCell className="hidden lg:table-cell">{t("optician")}</Table.HeaderCell>
              <Table.HeaderCell className="hidden lg:table-cell">{t("received")}</Table.HeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {requests.map((request) => (
              <Row key={request.id} request={request} now={now} timeZone={timeZone} />
            ))}
          </Table.Body>
        </Table>
      </div>
      <Pager page={page} size={pageSize} count={count} onPage={onPage} />
    </>
  );
}

function Row({ request, now, timeZone }: { request: ListedRequest; now: Date; timeZone: string }) {
  const t = useTexts();
  const { moment, kilometres } = useFormats(timeZone);
  const where = useWhere()(request);
  const far =
    request.place === "store" || request.kilometres === null
      ? ""
      : t("kilometres", { km: kilometres(request.kilometres) });
  const topics = request.topics?.map((topic) => t(`topics.${topic}`)) ?? [];
  return (
    <Table.Row>
      <Table.Cell>
        <PromiseBadge request={request} now={now} />
      </Table.Cell>
      <Table.Cell className="py-2">
        <Link
          to={`/home-service/${request.id}`}
          className="text-ui-fg-interactive-hover hover:underline font-medium"
        >
          {request.erased_at ? t("erased") : nameOf(request)}
        </Link>
        <div className="text-ui-fg-subtle txt-compact-xsmall tabular-nums">{request.reference}</div>
        <div className="txt-compact-xsmall md:hidden">
          {[where, far, ...topics].filter(Boolean).join(", ")}
        </div>
        <div className="py-1 md:hidden">
          <StatusBadge status={request.status} />
        </div>
      </Table.Cell>
      <Table.Cell className="hidden md:table-cell">
        <div>{where}</div>
        <div className="text-ui-fg-subtle txt-compact-xsmall">
          {[far, request.coverage === "inside" ? "" : t(`coverages.${request.coverage}`), ...topics]
            .filter(Boolean)
            .join(", ")}
        </div>
      </Table.Cell>
      <Table.Cell className="hidden md:table-cell">
        <StatusBadge status={request.status} />
      </Table.Cell>
      <Table.Cell className="hidden lg:table-cell">
        {request.assigned_name ?? t("unassigned")}
      </Table.Cell>
      <Table.Cell className="hidden tabular-nums lg:table-cell">
        {moment(request.received_at)}
      </Table.Cell>
    </Table.Row>
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "homeService",
  icon: House,
});
