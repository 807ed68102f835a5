import { isPaymentMethod } from "@landolt/forms";
import { Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { paymentTexts } from "../../payments/ways";
import { useSiteLanguage, useWriting } from "../shared/language";
import type { Today } from "./api";
import { Card, Line, nameWithNumber } from "./card";

/** Payments that were refused, and money that was disputed or went back without staff. */
export function FailedPayments(props: {
  list: Today["failed_payments"];
  at: (instant: string) => string;
}) {
  const { t } = useTranslation("today");
  const { money } = useWriting();
  const language = useSiteLanguage();
  const reason = (code: string | null) =>
    t(`reasons.${code}`, { defaultValue: t("reasons.other") });
  return (
    <Card title={t("payments")} list={props.list} all="/today/failed_payments" urgent>
      {({ id, method, amount, currency, reason: code, order_id, display_id, name, email, at }) => {
        const way = isPaymentMethod(method) ? paymentTexts[method][language].name : method;
        return (
          <Line
            key={id}
            to={order_id ? `/orders/${order_id}` : "/orders"}
            name={display_id === null ? way : nameWithNumber(name ?? email, display_id)}
            note={`${reason(code)} ${way}, ${props.at(at)}`}
          >
            {amount !== null && currency && <Text size="small">{money(amount, currency)}</Text>}
          </Line>
        );
      }}
    </Card>
  );
}
