import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Sun } from "@medusajs/icons";
import { Badge, Text } from "@medusajs/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { nameOf, type Summary, type Visit } from "../../home-visits/api";
import { PromiseBadge } from "../../home-visits/badges";
import { useFormats } from "../../home-visits/language";
import type { ReleaseState } from "../../lens-releases/api";
import { StateBadge } from "../../lens-releases/release-state";
import { ask } from "../../shared/api";
import { useWriting } from "../../shared/language";
import { PageHead } from "../../shared/page-head";
import { RawRecord } from "../../shared/raw-record";
import { ReadFailure } from "../../shared/read-failure";
import { useMay } from "../../shared/use-may";
import { useStaffEvents } from "../../shared/use-staff-events";
import { Card, Line, type Listed } from "../../today/card";
import { type CardHold, CardHolds } from "../../today/card-holds";

type Answer = {
  date: string;
  time_zone: string;
  orders: Listed<{
    id: string;
    display_id: number;
    created_at: string;
    pieces: number;
    paid: boolean;
  }>;
  lens_releases: Listed<{ id: string; number: number; created_at: string; state: ReleaseState }>;
  visits: Listed<Visit & { request: Summary }>;
  requests: Listed<Summary>;
  low_stock: Listed<{ product_id: string; title: string; variant: string; left: number }>;
  failed_payments: Listed<{
    id: string;
    method: string;
    amount: number | null;
    currency: string | null;
    reason: string | null;
    order_id: string | null;
    at: string;
  }>;
  card_holds: Listed<CardHold>;
  failed_mails: Listed<{
    id: string;
    subject: string;
    attempts: number;
    last_attempt_at: string;
  }>;
};

const todayKey = ["today"];
/** Milliseconds; often enough that the rest of a promise is right. News come by themselves. */
const refresh = 30_000;

/** Where the day begins: everything that waits for somebody. */
export default function TodayPage() {
  const { t } = useTranslation("today");
  const { data, error } = useQuery({
    queryKey: todayKey,
    queryFn: () => ask<{ today: Answer }>("today"),
    refetchInterval: refresh,
  });
  const queries = useQueryClient();
  useStaffEvents(() => void queries.invalidateQueries({ queryKey: todayKey }));
  const { longDay } = useFormats(data?.today.time_zone);
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead
        title={t("title")}
        {...(data ? { subtitle: longDay(`${data.today.date}T12:00:00Z`) } : {})}
      >
        {data && <RawRecord record={data.today} />}
      </PageHead>
      <ReadFailure error={error} />
      {data && <Cards today={data.today} />}
    </div>
  );
}

function Cards({ today }: { today: Answer }) {
  const { t } = useTranslation("today");
  const { moment, money } = useWriting();
  const mayRelease = useMay("lens-releases", "read");
  const { time } = useFormats(today.time_zone);
  const at = (instant: string) => moment(instant, today.time_zone);
  const now = new Date();
  const late = today.requests.rows.some(({ warn_by }) => new Date(warn_by) <= now);
  const reason = (code: string | null) =>
    t(`reasons.${code}`, { defaultValue: t("reasons.other") });
  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-y-3">
        <Card title={t("requests")} list={today.requests} all="/home-service" urgent={late}>
          {(request) => (
            <Line
              key={request.id}
              to={`/home-service/${request.id}`}
              name={nameOf(request)}
              note={[request.postal_code, request.city].filter(Boolean).join(" ")}
            >
              <PromiseBadge request={request} now={now} />
            </Line>
          )}
        </Card>
        <Card title={t("visits")} list={today.visits} all={`/home-service/day/${today.date}`}>
          {({ request, starts_at, optician_name }) => (
            <Line
              key={request.id}
              to={`/home-service/${request.id}`}
              name={`${time(starts_at)} ${nameOf(request)}`}
              note={[request.postal_code, request.city].filter(Boolean).join(" ")}
            >
              <Text size="small">{optician_name}</Text>
            </Line>
          )}
        </Card>
        {mayRelease && (
          <Card title={t("lenses")} list={today.lens_releases} all="/lens-releases">
            {({ id, number, created_at, state }) => (
              <Line
                key={id}
                to="/lens-releases"
                name={t("order", { number })}
                note={at(created_at)}
              >
                <StateBadge state={state} />
              </Line>
            )}
          </Card>
        )}
        <Card title={t("orders")} list={today.orders} all="/orders">
          {({ id, display_id, created_at, pieces, paid }) => (
            <Line
              key={id}
              to={`/orders/${id}`}
              name={t("order", { number: display_id })}
              note={`${at(created_at)}, ${t("pieces", { count: pieces })}`}
            >
              <Badge size="2xsmall" color={paid ? "green" : "grey"}>
                {t(paid ? "paid" : "unpaid")}
              </Badge>
            </Line>
          )}
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-y-3">
        <CardHolds list={today.card_holds} at={at} />
        <Card title={t("payments")} list={today.failed_payments} all="/orders" urgent>
          {({ id, method, amount, currency, reason: code, order_id, at: instant }) => (
            <Line
              key={id}
              to={order_id ? `/orders/${order_id}` : "/orders"}
              name={t(`methods.${method}`, { defaultValue: method })}
              note={`${at(instant)}. ${reason(code)}`}
            >
              {amount !== null && currency && <Text size="small">{money(amount, currency)}</Text>}
            </Line>
          )}
        </Card>
        <Card title={t("mails")} list={today.failed_mails} all="/outbox?state=failed" urgent>
          {({ id, subject, attempts, last_attempt_at }) => (
            <Line
              key={id}
              to={`/outbox?mail=${id}`}
              name={subject}
              note={`${at(last_attempt_at)}, ${t("attempts", { count: attempts })}`}
            />
          )}
        </Card>
        <Card title={t("lowStock")} list={today.low_stock} all="/inventory">
          {({ product_id, title, variant, left }) => (
            <Line
              key={`${product_id} ${variant}`}
              to={`/products/${product_id}`}
              name={title}
              note={variant}
            >
              <Badge size="2xsmall" color={left <= 0 ? "red" : "orange"}>
                {t("left", { count: left })}
              </Badge>
            </Line>
          )}
        </Card>
      </div>
    </div>
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "today",
  icon: Sun,
  rank: 0,
});
