import { useTranslations } from "use-intl";
import { hasOrder, lastOrder } from "#app/commerce/orders/orders.server.ts";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { languageOf } from "#app/language/addresses.ts";
import { picturesOf } from "#app/products/pictures.server.ts";
import { OrderView } from "../order/order-view.tsx";
import type { Route } from "./+types/status";
import { reachStep } from "./guard.server.ts";

export const headers = privateHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  // Without an order of its own a browser is led to the step it has reached.
  if (!(await hasOrder(request))) valueOrErrorPage(await reachStep(request, "status"));
  const order = valueOrErrorPage(await lastOrder(request));
  const language = languageOf(new URL(request.url).pathname);
  return { order, pictures: await picturesOf(order.lines, language) };
}

export default function CheckoutStatus({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("checkout.status");
  return <OrderView title={t("title")} {...loaderData} />;
}
