import type { ReactNode } from "react";
import { Navigate, useParams } from "react-router-dom";
import { useWriting } from "../../../shared/language";
import { ReadFailure } from "../../../shared/read-failure";
import { type Today, useToday } from "../../../today/api";
import { CardHolds } from "../../../today/card-holds";
import { FailedPayments } from "../../../today/failed-payments";
import { LostRequests } from "../../../today/lost-requests";
import { OrdersToPrepare, PackedOrders, Withdrawals } from "../../../today/order-cards";

type At = (instant: string) => string;

/** The lists of Today that no other page shows as they stand there. */
const lists: Readonly<Record<string, (today: Today, at: At) => ReactNode>> = {
  card_holds: (today, at) => <CardHolds list={today.card_holds} at={at} />,
  failed_payments: (today, at) => <FailedPayments list={today.failed_payments} at={at} />,
  lost_requests: (today, at) => <LostRequests list={today.lost_requests} at={at} />,
  orders: (today, at) => <OrdersToPrepare list={today.orders} at={at} />,
  packed: (today, at) => <PackedOrders list={today.packed} at={at} />,
  withdrawals: (today) => <Withdrawals list={today.withdrawals} today={today.date} />,
};

/** One list of Today, whole. */
export default function TodayListPage() {
  const { list = "" } = useParams();
  const { moment } = useWriting();
  const { data, error } = useToday(200);
  const shown = lists[list];
  if (!shown) return <Navigate to="/today" replace />;
  return (
    <div className="flex flex-col gap-y-3">
      <ReadFailure error={error} />
      {data && shown(data.today, (instant) => moment(instant, data.today.time_zone))}
    </div>
  );
}
