import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Bag, ShownTotals } from "#app/commerce/buying/bag.ts";
import { useMoney } from "#app/products/price.tsx";

interface TotalsProps {
  totals: ShownTotals;
  /** Whether the shipping is the visitor's choice; an order's always is. */
  shippingIs?: NonNullable<Bag["totals"]>["shippingIs"];
}

/** What it costs, line by line, as the backend calculates it. */
export function TotalsTable({ totals, shippingIs = "chosen" }: TotalsProps) {
  const t = useTranslations("bag.totals");
  const money = useMoney();
  const { currency, subtotal, discount, originalShipping, shipping, tax, total } = totals;
  const amount = (value: number) => money(value, currency);
  const shippingText = (value: number) => (value === 0 ? t("free") : amount(value));
  const shippingOff = originalShipping - shipping;
  // What came off the shipping shows there.
  const linesOff = discount - shippingOff;
  return (
    <div>
      <table className="w-full text-start">
        <caption className="mb-4 text-start">
          <h2 className="text-2">{t("title")}</h2>
        </caption>
        <tbody>
          <Row name={t("subtotal")}>{amount(subtotal)}</Row>
          {shippingIs !== "unknown" && shippingOff > 0 && (
            <Row name={t("originalShipping")}>{amount(originalShipping)}</Row>
          )}
          {shippingIs !== "unknown" && (
            <Row name={t(shippingIs === "estimated" ? "estimatedShipping" : "shipping")}>
              {shippingText(shipping)}
            </Row>
          )}
          {linesOff > 0 && <Row name={t("discount")}>−{amount(linesOff)}</Row>}
        </tbody>
        <tfoot>
          <tr className="border-y border-ink align-baseline">
            <th scope="row" className="py-3 font-semibold">
              {t("total")}
              {tax !== undefined && (
                <span className="block text-small font-normal text-quiet">
                  {t("tax", { tax: amount(tax) })}
                </span>
              )}
            </th>
            <td className="py-3 text-end text-1 font-semibold">{amount(total)}</td>
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
      <td className="py-2.5 text-end">{children}</td>
    </tr>
  );
}
