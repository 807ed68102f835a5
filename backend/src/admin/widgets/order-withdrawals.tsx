import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Container, Heading, Text } from "@medusajs/ui";
import type { StoredWithdrawal, WithdrawalLine } from "../../modules/withdrawals/service";
import { useTexts } from "../catalog/lens-ranges/language";
import type { Sent } from "../shared/api";
import { useWriting } from "../shared/language";
import { useRead } from "../shared/use-read";

type Declared = Omit<Sent<StoredWithdrawal>, "lines"> & { lines: WithdrawalLine[] | null };

/** What the customer has declared about this order, word for word; the head says what is to be done. */
export default function OrderWithdrawals({ data: order }: DetailWidgetProps<AdminOrder>) {
  const t = useTexts();
  const { moment } = useWriting();
  const { data } = useRead<{ withdrawals: Declared[] }>(
    ["withdrawals", order.id],
    `withdrawals?order_id=${encodeURIComponent(order.id)}`,
  );
  if (!data || data.withdrawals.length === 0) return null;
  return (
    <Container id="withdrawals" className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">{t("withdrawals.title")}</Heading>
      </div>
      {data.withdrawals.map((one) => (
        <div key={one.id} className="flex flex-col gap-y-1 px-6 py-4">
          <Text size="small" weight="plus">
            {one.reference}, {moment(one.declared_at)}
          </Text>
          <Text size="small">
            {one.name}, {one.email}
          </Text>
          {one.lines?.map(({ id, quantity, title, sealed }) => (
            <Text size="small" key={id}>
              {quantity} × {title}
              {sealed === undefined
                ? ""
                : `, ${t(sealed ? "withdrawals.sealed" : "withdrawals.opened")}`}
            </Text>
          )) ?? <Text size="small">{one.statement ?? t("withdrawals.wholeOrder")}</Text>}
          {one.in_time === false && <Text size="small">{t("withdrawals.late")}</Text>}
          {one.closed_at && (
            <Text size="small" className="text-ui-fg-subtle">
              {t(one.closed_by ? "withdrawals.closedBy" : "withdrawals.closed", {
                by: one.closed_by,
                at: moment(one.closed_at),
              })}
            </Text>
          )}
        </div>
      ))}
    </Container>
  );
}

export const config = defineWidgetConfig({ zone: "order.details.after", id: "order-withdrawals" });
