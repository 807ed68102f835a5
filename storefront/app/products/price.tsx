import type { Price } from "@landolt/forms";
import { useFormatter, useTranslations } from "use-intl";

/** An amount in the page's language. */
export function useMoney(): (amount: number, currency: string) => string {
  const format = useFormatter();
  return (amount, currency) =>
    format.number(amount, { style: "currency", currency: currency.toUpperCase() });
}

/** A price; where it was lowered, with the price that is measured by. `from`: other variants cost more. */
export function PriceText({ price, from = false }: { price: Price; from?: boolean }) {
  const t = useTranslations("catalog");
  const money = useMoney();
  const now = money(price.amount, price.currency);
  return (
    <span className="tabular-nums">
      {from ? t("from", { price: now }) : now}
      {price.before !== undefined && <Before price={money(price.before, price.currency)} />}
    </span>
  );
}

function Before({ price }: { price: string }) {
  const t = useTranslations("prices");
  return (
    <span className="block text-small font-normal text-quiet">
      {t.rich("lowest", { price, s: (text) => <s>{text}</s> })}
    </span>
  );
}
