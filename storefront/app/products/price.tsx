import type { Price, UnitPrice } from "@landolt/forms";
import { useFormatter, useTranslations } from "use-intl";
import { useShopCurrency } from "#app/shell/use-shell.ts";

/** An amount in the page's language. */
export function useMoney(): (amount: number, currency: string) => string {
  const format = useFormatter();
  return (amount, currency) =>
    format.number(amount, { style: "currency", currency: currency.toUpperCase() });
}

interface PriceTextProps {
  price: Price;
  /** Other variants cost more. */
  from?: boolean;
  /** What is sold for it: "per box". */
  per?: string;
}

/** A price with that of a unit and, where it was lowered, the price that is measured by. */
export function PriceText({ price, from = false, per }: PriceTextProps) {
  const t = useTranslations("catalog");
  const money = useMoney();
  const now = money(price.amount, price.currency);
  return (
    <span className="tabular-nums">
      {from ? t("from", { price: now }) : now} {per}
      {price.unit && <UnitPriceText unit={price.unit} currency={price.currency} />}
      {price.before !== undefined && <Before price={money(price.before, price.currency)} />}
    </span>
  );
}

/** From how much a frame of the lookbook costs once it is glazed; nothing where staff give no price. */
export function PriceWithLenses({
  amount,
  className,
}: {
  amount: number | undefined;
  className: string;
}) {
  const t = useTranslations("lookbook");
  const money = useMoney();
  const currency = useShopCurrency();
  if (!amount) return null;
  return (
    <p className={`${className} tabular-nums`}>
      {t("priceWithLenses", { price: money(amount, currency) })}
    </p>
  );
}

/** The price of a litre, or of what takes its place. */
export function UnitPriceText({ unit, currency }: { unit: UnitPrice; currency: string }) {
  const t = useTranslations("prices");
  const money = useMoney();
  return (
    <span className="block text-small font-normal text-quiet tabular-nums">
      {t(`per.${unit.per}`, { price: money(unit.amount, currency) })}
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
