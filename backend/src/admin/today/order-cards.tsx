import { Badge } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { StateBadge } from "../lens-releases/release-state";
import { CloseButton } from "../orders/work/withdrawal-banner";
import { useWriting } from "../shared/language";
import { useMay } from "../shared/use-may";
import type { Today } from "./api";
import { Card, Line, nameWithNumber } from "./card";

type At = (instant: string) => string;

const waitColours = { lenses: "purple", payment: "orange", pack: "blue" } as const;

/** What can be packed, and what it waits for where it can not. */
export function OrdersToPrepare({ list, at }: { list: Today["orders"]; at: At }) {
  const { t } = useTranslation("today");
  const { t: tWork } = useTranslation("orderWork");
  return (
    <Card title={t("orders")} list={list} all="/today/orders">
      {({ id, display_id, created_at, name, email, delivery, pieces, waits }) => (
        <Line
          key={id}
          to={`/orders/${id}`}
          name={nameWithNumber(name ?? email, display_id)}
          note={[
            tWork(`delivery.${delivery}`),
            t("pieces", { count: pieces }),
            at(created_at),
          ].join(", ")}
        >
          <Badge size="2xsmall" color={waitColours[waits]}>
            {t(`waits.${waits}`)}
          </Badge>
        </Line>
      )}
    </Card>
  );
}

/** What is packed and still in the store: parcels to send, and what is handed over. */
export function PackedOrders({ list, at }: { list: Today["packed"]; at: At }) {
  const { t } = useTranslation("today");
  const { t: tWork } = useTranslation("orderWork");
  return (
    <Card title={t("packed")} list={list} all="/today/packed">
      {({ id, display_id, created_at, name, email, delivery }) => (
        <Line
          key={id}
          to={`/orders/${id}`}
          name={nameWithNumber(name ?? email, display_id)}
          note={t("packedAt", { at: at(created_at) })}
        >
          <Badge size="2xsmall" color={delivery === "parcel" ? "blue" : "grey"}>
            {tWork(`delivery.${delivery}`)}
          </Badge>
        </Line>
      )}
    </Card>
  );
}

/** For those who may see lenses: what an optician has not decided about. */
export function LensesToCheckCard({ list, at }: { list: Today["lens_releases"]; at: At }) {
  const { t } = useTranslation("today");
  if (!useMay("lens-releases", "read")) return null;
  return (
    <Card title={t("lenses")} list={list} all="/lens-releases">
      {({ id, number, created_at, state, name, email }) => (
        <Line
          key={id}
          to="/lens-releases"
          name={nameWithNumber(name ?? email, number)}
          note={at(created_at)}
        >
          <StateBadge state={state} />
        </Line>
      )}
    </Card>
  );
}

/** Declarations that are not seen to, with the day until which the money goes back. */
export function Withdrawals({ list, today }: { list: Today["withdrawals"]; today: string }) {
  const { t } = useTranslation("today");
  const { t: tWork } = useTranslation("orderWork");
  const { day } = useWriting();
  return (
    <Card title={t("withdrawals")} list={list} all="/today/withdrawals" urgent>
      {({ id, order_id, order_number, name, email, refund_by, step }) => (
        <Line
          key={id}
          to={order_id ? `/orders/${order_id}` : "/orders"}
          name={`${name} · ${order_number}`}
          note={order_id ? tWork(`withdrawal.step.${step}`) : t("noSuchOrder", { email })}
        >
          <div className="flex items-center gap-x-2">
            <Badge size="2xsmall" color={refund_by < today ? "red" : "orange"}>
              {tWork("withdrawal.refundBy", { day: day(`${refund_by}T12:00:00Z`) })}
            </Badge>
            {!order_id && <CloseButton id={id} />}
          </div>
        </Line>
      )}
    </Card>
  );
}
