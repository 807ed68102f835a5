import { useFormatter, useTranslations } from "use-intl";
import { hasOrder, lastOrder } from "#app/commerce/orders.server.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { PageHead } from "#app/document/page-head.tsx";
import { languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import { useBusiness } from "#app/shell/use-shell.ts";
import type { Route } from "./+types/checkout-status";
import { reachStep } from "./checkout-guard.server.ts";
import { OrderLines } from "./order-lines.tsx";
import { personalHeaders } from "./personal.ts";
import { picturesOf } from "./pictures.server.ts";
import { usePlace } from "./place.ts";
import { useMoney } from "./price.tsx";
import { TotalsTable } from "./totals-table.tsx";

export const headers = personalHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  // Without an order of its own a browser is led to the step it has reached.
  if (!(await hasOrder(request))) valueOrErrorPage(await reachStep(request, "status"));
  const order = valueOrErrorPage(await lastOrder(request));
  const language = languageOf(new URL(request.url).pathname);
  return { order, pictures: await picturesOf(order.lines, language) };
}

export default function CheckoutStatus({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("order");
  const format = useFormatter();
  const href = useHref();
  const money = useMoney();
  const place = usePlace();
  const business = useBusiness();
  const { order, pictures } = loaderData;
  const { totals } = order;
  const date = format.dateTime(new Date(order.placedAt), { dateStyle: "long", timeStyle: "short" });
  return (
    <Container className="pt-8 pb-20 sm:pt-12">
      <PageHead title={t("title")} hidden />
      <h1 className="text-4">{t("title")}</h1>
      <p className="mt-5 text-2 tabular-nums">{t("number", { number: String(order.number) })}</p>
      <p className="mt-1 mb-12 text-quiet">{t("placed", { date })}</p>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <section>
          <h2 className="mb-4 text-2">{t("products")}</h2>
          <OrderLines lines={order.lines} currency={totals.currency} pictures={pictures} />
        </section>
        <div>
          <TotalsTable totals={totals} />
          <h2 className="mt-10 mb-2 text-1">{t("payment")}</h2>
          <p>{t("paymentText", { total: money(totals.total, totals.currency) })}</p>
          <h2 className="mt-8 mb-2 text-1">{t("next")}</h2>
          <p>{t(`nextTexts.${order.delivery}`, { place })}</p>
          {business && <p className="mt-3">{t("questions", { phone: business.phoneText })}</p>}
        </div>
      </div>
      <p className="mt-14 flex flex-wrap gap-4">
        <ButtonLink to={href("/shop")}>{t("shop")}</ButtonLink>
        <ButtonLink look="quiet" to={href("/")}>
          {t("home")}
        </ButtonLink>
      </p>
    </Container>
  );
}
