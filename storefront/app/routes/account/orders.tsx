import { useTranslations } from "use-intl";
import { accountOrders, ordersOnPage } from "#app/commerce/account/account-orders.server.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { useHref } from "#app/language/use-language.ts";
import type { Route } from "./+types/orders";
import { AccountFrame } from "./frame.tsx";
import { accountOrSignIn } from "./guard.server.ts";
import { OrderList } from "./order-list.tsx";

export const headers = privateHeaders;

export async function loader({ request, url }: Route.LoaderArgs) {
  await accountOrSignIn(request);
  const page = Math.min(
    Math.max(Number.parseInt(url.searchParams.get("page") ?? "", 10) || 1, 1),
    999,
  );
  const { orders, count } = valueOrErrorPage(await accountOrders(request, { page }));
  return { orders, page, isLast: page * ordersOnPage >= count };
}

/** All orders of the account, the newest first. */
export default function Orders({ loaderData: { orders, page, isLast } }: Route.ComponentProps) {
  const t = useTranslations("account.orders");
  const href = useHref();
  return (
    <AccountFrame title={t("title")} lead={t("lead")}>
      <div className="mt-8">
        {orders.length > 0 ? <OrderList orders={orders} /> : <p>{t("none")}</p>}
      </div>
      <p className="mt-8 flex flex-wrap gap-4">
        {page > 1 && (
          <ButtonLink look="quiet" to={href(`/account/orders?page=${page - 1}`)}>
            {t("newer")}
          </ButtonLink>
        )}
        {!isLast && (
          <ButtonLink look="quiet" to={href(`/account/orders?page=${page + 1}`)}>
            {t("older")}
          </ButtonLink>
        )}
      </p>
    </AccountFrame>
  );
}
