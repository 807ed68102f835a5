import { useTranslations } from "use-intl";
import { orderByKey } from "#app/commerce/orders/orders.server.ts";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { languageOf } from "#app/language/addresses.ts";
import { picturesOf } from "#app/products/pictures.server.ts";
import { OrderView } from "../order/order-view.tsx";
import type { Route } from "./+types/order";
import { accountOrSignIn } from "./guard.server.ts";

export const headers = privateHeaders;

export async function loader({ request, params, url }: Route.LoaderArgs) {
  await accountOrSignIn(request);
  const order = valueOrErrorPage(await orderByKey(request, params.key));
  return { order, pictures: await picturesOf(order.lines, languageOf(url.pathname)) };
}

/** An order of the account, as its customer sees it everywhere. */
export default function AccountOrder({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("order");
  return <OrderView title={t("title")} {...loaderData} />;
}
