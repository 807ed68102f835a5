import { Badge, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { useWriting } from "../shared/language";
import type { Today } from "./api";
import { Card, Line, nameWithNumber } from "./card";

export const holdColours = { held: "grey", soon: "orange", lapsed: "red" } as const;

/** Cards that have to be charged before the bank lets the money go. */
export function CardHolds({
  list,
  at,
}: {
  list: Today["card_holds"];
  at: (instant: string) => string;
}) {
  const { t } = useTranslation("today");
  const { money } = useWriting();
  return (
    <Card title={t("holds")} list={list} all="/today/card_holds" urgent>
      {({ order_id, display_id, name, amount, currency, lapses_at, state }) => (
        <Line
          key={order_id}
          to={`/orders/${order_id}`}
          name={nameWithNumber(name, display_id)}
          note={t(state === "lapsed" ? "hold.since" : "hold.until", { at: at(lapses_at) })}
        >
          <Text size="small" className="flex items-center gap-x-2">
            {money(amount, currency)}
            <Badge size="2xsmall" color={holdColours[state]}>
              {t(`hold.${state}`)}
            </Badge>
          </Text>
        </Line>
      )}
    </Card>
  );
}
