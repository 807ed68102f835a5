import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import type { ListedOrder } from "#app/commerce/account/account-orders.server.ts";
import { useHref } from "#app/language/use-language.ts";
import { useMoney } from "#app/products/price.tsx";

/** Orders in a list, each leading to its page. */
export function OrderList({ orders }: { orders: readonly ListedOrder[] }) {
  const t = useTranslations("account.orders");
  const format = useFormatter();
  const money = useMoney();
  const href = useHref();
  return (
    <ul className="max-w-measure border-t border-line">
      {orders.map(({ key, number, placedAt, titles, total, currency, cancelled }) => (
        <li
          key={key}
          className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[1fr_auto]"
        >
          <div className="min-w-0">
            <Link to={href(`/account/orders/${key}`)} className="link font-semibold">
              {t("number", { number: String(number) })}
            </Link>
            <p className="text-small text-quiet">
              {format.dateTime(new Date(placedAt), { dateStyle: "long" })}
              {cancelled && <> · {t("cancelled")}</>}
            </p>
            <p className="mt-1">{titles.join(", ")}</p>
          </div>
          <p className="tabular-nums sm:text-end">{money(total, currency)}</p>
        </li>
      ))}
    </ul>
  );
}
