import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Bag, Totals } from "#app/commerce/bag.ts";
import { useMoney } from "./price.tsx";

interface TotalsProps {
  totals: Totals;
  /** Whether the shipping is the visitor's choice; an order's always is. */
  shippingIs?: NonNullable<Bag["totals"]>["shippingIs"];
}

/** What it costs, line by line, as the backend reckons it. */
export function TotalsTable({ totals, shippingIs = "chosen" }: TotalsProps) {
  const t = useTranslations("bag.totals");
  const money = useMoney();
  const { currency, subtotal, discount, originalShipping, shipping, tax, total } = totals;
  const amount = (value: number) => money(value, currency);
  const shippingOff = originalShipping - shipping;
  return (
    <div>
      <table className="w-full text-left">
        <caption className="mb-3 text-left font-display text-2">{t("title")}</caption>
        <tbody>
          <Row name={t("subtotal")}>{amount(subtotal)}</Row>
          {shippingIs === "estimated" && (
            <Row name={t("estimatedShipping")}>{amount(originalShipping)}</Row>
          )}
          {shippingIs === "chosen" && shippingOff > 0 && (
            <Row name={t("originalShipping")}>{amount(originalShipping)}</Row>
          )}
          {shippingIs === "chosen" && shippingOff <= 0 && (
            <Row name={t("shipping")}>{shipping === 0 ? t("free") : amount(shipping)}</Row>
          )}
          {discount > 0 && <Row name={t("discount")}>−{amount(discount)}</Row>}
        </tbody>
        <tfoot>
          <tr className="border-y border-ink align-baseline">
            <th scope="row" className="py-3 font-semibold">
              {t("total")}
              <span className="block text-small font-normal text-quiet">
                {t("tax", { tax: amount(tax) })}
              </span>
            </th>
            <td className="py-3 text-right text-1 font-semibold">{amount(total)}</td>
          </tr>
        </tfoot>
      </table>
      {shippingIs === "estimated" && (
        <p className="mt-3 text-small text-quiet">{t("estimateNote")}</p>
      )}
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2.5 font-normal text-quiet">
        {name}
      </th>
      <td className="py-2.5 text-right">{children}</td>
    </tr>
  );
}
