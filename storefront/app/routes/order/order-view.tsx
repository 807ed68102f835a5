import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import type { PlacedOrder } from "#app/commerce/orders/orders.server.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { PageHead } from "#app/document/page-head.tsx";
import { useHref } from "#app/language/use-language.ts";
import { OrderLines } from "#app/order-lines/order-lines.tsx";
import { TotalsTable } from "#app/order-lines/totals-table.tsx";
import type { PicturedLine } from "#app/products/picture.tsx";
import { useShopEnabled } from "#app/shell/use-shell.ts";
import { AgainForm, asksOf, RememberForm } from "./again-form.tsx";
import { useLiveOrder } from "./live.ts";
import { ConsentRecord } from "./order-consent.tsx";
import { OrderHistory, OrderState } from "./order-state.tsx";
import { OrderSupply } from "./supply.tsx";

/** An invoice is issued when the money has come. */
const invoiced: ReadonlySet<string> = new Set(["paid", "partly-refunded", "refunded"]);

interface OrderViewProps {
  title: string;
  order: PlacedOrder;
  pictures: Record<string, PicturedLine>;
}

/** An order as its customer sees it, right after ordering and whenever coming back. */
export function OrderView({ title, order, pictures }: OrderViewProps) {
  const t = useTranslations("order");
  const format = useFormatter();
  const href = useHref();
  const shopEnabled = useShopEnabled();
  useLiveOrder(order);
  const { totals, progress } = order;
  const date = format.dateTime(new Date(order.placedAt), { dateStyle: "long", timeStyle: "short" });
  return (
    <Container className="pt-8 pb-20 sm:pt-12">
      <PageHead title={title} hidden />
      <h1 className="text-4">{title}</h1>
      <p className="mt-5 font-display text-2 tabular-nums">
        {t("number", { number: String(order.number) })}
      </p>
      <p className="mt-1 text-quiet">{t("placed", { date })}</p>
      <p className="mb-10 text-quiet wrap-anywhere">
        {order.email && t("mailed", { email: order.email })}
      </p>
      <OrderState order={order} />
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <section>
          <h2 className="mb-4 text-2">{t("products")}</h2>
          <OrderLines lines={order.lines} currency={totals.currency} pictures={pictures} />
          <OrderHistory progress={progress} />
          <OrderSupply order={order} />
          {shopEnabled && (
            <section id="again" className="mt-10">
              <h2 className="text-1">{t("again.title")}</h2>
              <p className="mt-2 max-w-measure text-quiet">{t("again.text")}</p>
              <AgainForm
                action={href(`/order-again?order=${order.key}`)}
                asks={asksOf(order.lines)}
              />
              <RememberForm orderKey={order.key} />
            </section>
          )}
        </section>
        <div>
          <TotalsTable totals={totals} />
          <h2 className="mt-10 mb-2 text-1">{t("delivery")}</h2>
          <p>{t(`deliveries.${progress.delivery}`)}</p>
          {invoiced.has(progress.payment) && (
            <p className="mt-4">
              <a href={href(`/order-invoice?order=${order.key}`)} className="link">
                {t("invoice")}
              </a>
            </p>
          )}
          <WayBack order={order} />
          <Consent order={order} />
        </div>
      </div>
      <p className="mt-14 flex flex-wrap gap-4">
        {shopEnabled && <ButtonLink to={href("/shop")}>{t("shop")}</ButtonLink>}
        <ButtonLink look="quiet" to={href("/")}>
          {t("home")}
        </ButtonLink>
      </p>
    </Container>
  );
}

/** What was consented to with the lenses, and the way to withdraw it. */
function Consent({ order: { key, progress } }: { order: PlacedOrder }) {
  const t = useTranslations("consent");
  const href = useHref();
  const consent = progress.consents.at(-1);
  if (!consent) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-2 text-1">{t("heading")}</h2>
      <ConsentRecord consent={consent} />
      <p className="mt-4">
        <Link to={href(`/order-consent?order=${key}`)} className="link">
          {t(consent.withdrawn_at ? "consequences" : "entry")}
        </Link>
      </p>
    </section>
  );
}

/** Withdrawal, for as long as the law gives and beyond for who asks, and returns of what has come. */
function WayBack({ order: { key, progress } }: { order: PlacedOrder }) {
  const t = useTranslations();
  const format = useFormatter();
  const href = useHref();
  const { last_day: lastDay, in_time: inTime } = progress.withdrawal;
  if (progress.stage === "cancelled") return null;
  const until =
    lastDay &&
    format.dateTime(new Date(`${lastDay}T00:00:00Z`), { dateStyle: "long", timeZone: "UTC" });
  return (
    <section id="withdrawal" className="mt-10">
      <h2 className="mb-2 text-1">{t("withdrawal.heading")}</h2>
      <p>
        {until
          ? t(inTime ? "withdrawal.until" : "withdrawal.over", { date: until })
          : t("withdrawal.beforeDelivery")}
      </p>
      <ButtonLink look="quiet" to={href(`/withdrawal?order=${key}`)} className="mt-4">
        {t("withdrawal.entry")}
      </ButtonLink>
      {progress.lines.some(({ returnable }) => returnable > 0) && (
        <p className="mt-4">
          <Link to={href(`/order-return?order=${key}`)} className="link">
            {t("returns.entry")}
          </Link>
        </p>
      )}
    </section>
  );
}
