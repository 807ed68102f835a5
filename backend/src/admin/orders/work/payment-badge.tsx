import { Badge } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { paymentTexts } from "../../../payments/ways";
import { useSiteLanguage } from "../../shared/language";
import type { Work } from "./api";

const colours = {
  open: "orange",
  secured: "blue",
  failed: "red",
  "partly-paid": "orange",
  paid: "green",
  "partly-refunded": "grey",
  refunded: "grey",
} as const;

/** How an order is paid and how far that is, in the words of the counter. */
export function PaymentBadge({ payment: { state, method } }: Pick<Work, "payment">) {
  const { t } = useTranslation("orderWork");
  const language = useSiteLanguage();
  return (
    <Badge size="2xsmall" color={colours[state]}>
      {state === "open" ? paymentTexts[method][language].open : t(`payment.${state}`)}
    </Badge>
  );
}
