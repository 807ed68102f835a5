import { useFormatter, useTranslations } from "use-intl";
import type { OrderProgress } from "#app/commerce/orders/order-progress.ts";
import type { PlacedOrder } from "#app/commerce/orders/orders.server.ts";
import { LandoltRing } from "#app/design/drawings/landolt-ring.tsx";
import { useMoney } from "#app/products/price.tsx";
import { PhoneLink } from "#app/shell/phone-link.tsx";
import { usePlace } from "#app/shell/use-place.ts";
import { useBusiness } from "#app/shell/use-shell.ts";
import { useDays } from "../checkout/use-days.ts";
import { useWorkingDays } from "../checkout/use-working-days.ts";

/** Where the order stands and what happens next, in words. Read out when it changes. */
export function OrderState({ order }: { order: PlacedOrder }) {
  const t = useTranslations("order");
  const { progress } = order;
  const { stage, sent } = progress;
  const withdrawn = isWithdrawn(progress);
  const ended = stage === "cancelled" || withdrawn;
  return (
    <section aria-labelledby="order-state" className="border-y border-line py-8">
      <h2 id="order-state" className="text-1">
        {t("state")}
      </h2>
      <div role="status">
        <p className="mt-3 flex items-center gap-4 font-display text-3 leading-tight">
          <LandoltRing
            gap={progress.open ? "right" : "up"}
            className={`size-7 flex-none ${ended ? "text-quiet" : "text-accent"}`}
          />
          {t(withdrawn ? "stages.withdrawn" : `stages.${stage}`)}
        </p>
        {progress.partly && (
          <p className="mt-2">{sent.pieces > 0 ? t("partlySent", sent) : t("partly")}</p>
        )}
        <Withdrawals progress={progress} />
        <Payment order={order} />
        <Lenses progress={progress} />
        {progress.returns !== "none" && <p className="mt-2">{t(`returns.${progress.returns}`)}</p>}
      </div>
      <h3 className="mt-6 font-text text-base font-semibold tracking-normal">{t("next")}</h3>
      <NextStep progress={progress} deliveryDays={order.deliveryDays} />
    </section>
  );
}

/** Whether the customer has withdrawn from the whole order, which otherwise goes on in part. */
const isWithdrawn = ({ stage, withdrawals }: OrderProgress) =>
  stage !== "cancelled" && withdrawals.some(({ whole }) => whole);

function Withdrawals({ progress }: { progress: OrderProgress }) {
  const t = useTranslations("order");
  const format = useFormatter();
  return progress.withdrawals.map(({ reference, declared_at }) => (
    <p key={reference} className="mt-2">
      {t("withdrawn", {
        reference,
        date: format.dateTime(new Date(declared_at), { dateStyle: "long" }),
      })}
    </p>
  ));
}

function Payment({ order }: { order: PlacedOrder }) {
  const t = useTranslations("order");
  const money = useMoney();
  const { progress, totals, bankTransfer } = order;
  const total = money(totals.total, totals.currency);
  const ended = progress.stage === "cancelled" || isWithdrawn(progress);
  const owed = progress.payment === "open" && !ended;
  return (
    <>
      <p className="mt-2">
        {t("payment", { state: t(`payments.${progress.payment}`) })}
        {owed && <> {t(`methods.${progress.method}`, { total })}</>}
      </p>
      {owed && bankTransfer && (
        <dl className="mt-4 grid max-w-measure grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums">
          {(["holder", "iban", "bic", "amount", "reference"] as const).map((name) => {
            const value = name === "amount" ? total : bankTransfer[name];
            return (
              value && (
                <div key={name} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="text-quiet">{t(`bank.${name}`)}</dt>
                  <dd className="[overflow-wrap:anywhere]">{value}</dd>
                </div>
              )
            );
          })}
        </dl>
      )}
    </>
  );
}

/** How far an optician is with the lenses, until they are packed. */
function Lenses({ progress: { lenses, stage, consents } }: { progress: OrderProgress }) {
  const t = useTranslations("order");
  if (lenses === null || (stage !== "received" && stage !== "preparing")) return null;
  const withdrawn = consents.at(-1)?.withdrawn_at;
  return <p className="mt-2">{t(`lenses.${withdrawn ? "withdrawn" : lenses}`)}</p>;
}

const awaited: readonly OrderProgress["stage"][] = ["received", "preparing", "shipped"];

function NextStep(props: { progress: OrderProgress; deliveryDays: number }) {
  const t = useTranslations("order");
  const place = usePlace();
  const business = useBusiness();
  const expected = useExpected(props.progress);
  const { stage, delivery, tracking, payment } = props.progress;
  const next = stage === "ready" ? "ready" : "received";
  const back = isWithdrawn(props.progress) ? "withdrawn" : undefined;
  const ended = payment === "refunded" ? "refunded" : back;
  return (
    <>
      <p className="mt-2 max-w-measure">
        {ended
          ? t(`nextTexts.${ended}`)
          : stage === "received" || stage === "preparing" || stage === "ready"
            ? t(`nextTexts.${next}.${delivery}`, { place })
            : t(`nextTexts.${stage}`, { days: props.deliveryDays })}
      </p>
      {/* What was promised stays to be read until the order is there. */}
      {!ended && awaited.includes(stage) && expected && (
        <p className="mt-2 max-w-measure font-semibold">{expected}</p>
      )}
      {tracking.map(({ number, url }) => (
        <p key={number} className="mt-2">
          {t("tracking")}{" "}
          {url ? (
            <a className="link" href={url} rel="noreferrer">
              {number}
            </a>
          ) : (
            number
          )}
        </p>
      ))}
      {business && (
        <p className="mt-3">
          {t.rich("questions", { phone: () => <PhoneLink className="link font-semibold" /> })}
        </p>
      )}
    </>
  );
}

/** When the order can be expected, in a sentence; none where it is agreed on by telephone. */
function useExpected({ expected, delivery }: OrderProgress): string | undefined {
  const t = useTranslations("checkout.delivery");
  const day = useDays();
  const workingDays = useWorkingDays();
  const place = usePlace();
  switch (expected.kind) {
    case "arrival":
      return expected.from === expected.to
        ? t("home-delivery.on", { day: day(expected.from) })
        : t("home-delivery.between", { from: day(expected.from), to: day(expected.to) });
    case "after-payment":
      return t("home-delivery.afterPayment", workingDays(expected));
    case "collection":
      return t("store-collection.when", { place, day: day(expected.ready) });
    case "later":
      return delivery === "store-collection"
        ? t("store-collection.later", { place })
        : t("home-delivery.later");
    default:
      return undefined;
  }
}

/** What was asked back and declared so far. */
export function OrderHistory({ progress }: { progress: OrderProgress }) {
  const t = useTranslations("order");
  const format = useFormatter();
  const { open_returns: returns, withdrawals } = progress;
  if (returns.length + withdrawals.length === 0) return null;
  const day = (value: string) => format.dateTime(new Date(value), { dateStyle: "long" });
  const pieces = (lines: { quantity: number }[]) =>
    lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className="mt-10">
      <h2 className="text-1">{t("history")}</h2>
      <ul className="mt-3 grid gap-2">
        {withdrawals.map(({ reference, declared_at }) => (
          <li key={reference}>{t("withdrawn", { reference, date: day(declared_at) })}</li>
        ))}
        {returns.map(({ id, status, requested_at, lines }) => (
          <li key={id}>
            {t("returned", {
              count: pieces(lines),
              state: t(status === "requested" ? "returnStates.requested" : "returnStates.received"),
            })}
            {requested_at && ` (${day(requested_at)})`}
          </li>
        ))}
      </ul>
    </section>
  );
}
