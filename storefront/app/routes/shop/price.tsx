import { useFormatter, useTranslations } from "use-intl";
import type { Price } from "#app/commerce/product-answer.ts";

/** An amount in the page's language. */
export function useMoney(): (amount: number, currency: string) => string {
  const format = useFormatter();
  return (amount, currency) =>
    format.number(amount, { style: "currency", currency: currency.toUpperCase() });
}

/** A price, with the former one where it was lowered. `from`: other variants cost more. */
export function PriceText({ price, from = false }: { price: Price; from?: boolean }) {
  const t = useTranslations("catalog");
  const money = useMoney();
  const now = money(price.amount, price.currency);
  return (
    <span className="tabular-nums">
      {from ? t("from", { price: now }) : now}
      {price.before !== undefined && (
        <s className="ms-2 text-quiet">
          <span className="sr-only">{t("before", { price: "" })}</span>
          {money(price.before, price.currency)}
        </s>
      )}
    </span>
  );
}
