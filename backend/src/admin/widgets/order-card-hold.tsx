import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Badge, Container, Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { holdOf } from "../../orders";
import type { Answer } from "../shared/api";
import { useWriting } from "../shared/language";
import { useRead } from "../shared/use-read";
import { holdColours } from "../today/card-holds";

/** Until when a card that was not charged can be, and what to do afterwards. */
export default function OrderCardHold({ data: order }: DetailWidgetProps<AdminOrder>) {
  const { t } = useTranslation("today");
  const { moment, money } = useWriting();
  const { data } = useRead<{ card_hold: Answer<typeof holdOf> | null }>(
    // A captured payment changes the order's state, and with it this question.
    ["order-card-hold", order.id, order.payment_status],
    `orders/${order.id}/card-hold`,
  );
  const hold = data?.card_hold;
  if (!hold) return null;
  const { state, amount, currency, lapses_at } = hold;
  return (
    <Container className="flex flex-col gap-y-2 px-6 py-4">
      <Heading level="h2" className="flex items-center gap-x-2">
        {t("hold.title")}
        <Badge size="2xsmall" color={holdColours[state]}>
          {t(`hold.${state}`)}
        </Badge>
      </Heading>
      <Text size="small">
        {t(state === "lapsed" ? "hold.wentBack" : "hold.keeps", {
          amount: money(amount, currency),
          at: moment(lapses_at),
        })}
      </Text>
    </Container>
  );
}

export const config = defineWidgetConfig({ zone: "order.details.side.before" });
