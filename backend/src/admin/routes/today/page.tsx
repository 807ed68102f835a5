import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Sun } from "@medusajs/icons";
import { Badge, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { nameOf } from "../../home-visits/api";
import { PromiseBadge } from "../../home-visits/badges";
import { useFormats } from "../../home-visits/language";
import { useWhere } from "../../home-visits/person-panel";
import { NewOrderLink } from "../../orders/new-order-link";
import { useWriting } from "../../shared/language";
import { PageHead } from "../../shared/page-head";
import { RawRecord } from "../../shared/raw-record";
import { ReadFailure } from "../../shared/read-failure";
import { type Today, useToday } from "../../today/api";
import { Card, Line } from "../../today/card";
import { CardHolds } from "../../today/card-holds";
import { FailedPayments } from "../../today/failed-payments";
import { LostRequests } from "../../today/lost-requests";
import {
  LensesToCheckCard,
  OrdersToPrepare,
  PackedOrders,
  Withdrawals,
} from "../../today/order-cards";

/** Where the day begins: everything that waits for somebody. */
export default function TodayPage() {
  const { t } = useTranslation("today");
  const { data, error } = useToday();
  const { longDay } = useFormats(data?.today.time_zone);
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead
        title={t("title")}
        {...(data ? { subtitle: longDay(`${data.today.date}T12:00:00Z`) } : {})}
      >
        <NewOrderLink />
        {data && <RawRecord record={data.today} />}
      </PageHead>
      <ReadFailure error={error} />
      {data && <Cards today={data.today} />}
    </div>
  );
}

function Cards({ today }: { today: Today }) {
  const { t } = useTranslation("today");
  const { moment } = useWriting();
  const { time } = useFormats(today.time_zone);
  const where = useWhere();
  const at = (instant: string) => moment(instant, today.time_zone);
  const now = new Date();
  const late = today.requests.rows.some(({ warn_by }) => new Date(warn_by) <= now);
  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-y-3">
        {today.lost_requests.count > 0 && <LostRequests list={today.lost_requests} at={at} />}
        <Card title={t("requests")} list={today.requests} all="/home-service" urgent={late}>
          {(request) => (
            <Line
              key={request.id}
              to={`/home-service/${request.id}`}
              name={nameOf(request)}
              note={where(request)}
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
              note={where(request)}
            >
              <Text size="small">{optician_name}</Text>
            </Line>
          )}
        </Card>
        {today.withdrawals.count > 0 && <Withdrawals list={today.withdrawals} today={today.date} />}
        <LensesToCheckCard list={today.lens_releases} at={at} />
        <OrdersToPrepare list={today.orders} at={at} />
        <PackedOrders list={today.packed} at={at} />
      </div>
      <div className="flex min-w-0 flex-col gap-y-3">
        {today.card_holds.count > 0 && <CardHolds list={today.card_holds} at={at} />}
        <FailedPayments list={today.failed_payments} at={at} />
        <Card title={t("mails")} list={today.failed_mails} all="/outbox?state=failed" urgent>
          {({ id, to, subject, attempts, last_attempt_at }) => (
            <Line
              key={id}
              to={`/outbox?mail=${id}`}
              name={subject}
              note={`${to}, ${at(last_attempt_at)}, ${t("attempts", { count: attempts })}`}
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
