import { daysBetween } from "@landolt/optics";
import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import type { LensSupply, OrderProgress } from "#app/commerce/orders/order-progress.ts";
import type { PlacedOrder } from "#app/commerce/orders/orders.server.ts";
import { useHref } from "#app/language/use-language.ts";

type Supply = NonNullable<OrderProgress["supply"]>;

/** Writes a day (YYYY-MM-DD) in full. */
function useDay() {
  const format = useFormatter();
  return (day: string) =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: "long", timeZone: "UTC" });
}

/** Until when the lenses of each eye last, and how much longer one lasts than the other. */
export function SupplyList({ lenses }: { lenses: readonly LensSupply[] }) {
  const t = useTranslations("order.supply");
  const write = useDay();
  return (
    <>
      {lenses.map(({ title, eyes }) => {
        const [one, other] = eyes;
        const days = one && other ? Math.abs(daysBetween(one.last_day, other.last_day)) : 0;
        return (
          <div key={`${title} ${eyes.map(({ last_day }) => last_day)}`} className="mt-3">
            <p className="font-semibold">{title}</p>
            {eyes.map(({ eye, last_day }) => (
              <p key={eye} className="tabular-nums">
                {t(`until.${eye}`, { date: write(last_day) })}
              </p>
            ))}
            {days > 0 && <p className="text-quiet">{t("uneven", { days })}</p>}
          </div>
        );
      })}
    </>
  );
}

export function SupplyNote() {
  const t = useTranslations("order.supply");
  return <p className="mt-3 text-small text-quiet">{t("counted")}</p>;
}

/** Whether a mail is to come. */
export function ReminderState({ reminder }: Pick<Supply, "reminder">) {
  const t = useTranslations("order.supply");
  const write = useDay();
  const text = reminder
    ? t(reminder.sent ? "sent" : "planned", { date: write(reminder.on) })
    : t("offer");
  return (
    <p role="status" className="mt-2">
      {text}
    </p>
  );
}

/** On the page of an order: how long its lenses last, and the way to a reminder. */
export function OrderSupply({ order: { key, progress } }: { order: PlacedOrder }) {
  const t = useTranslations("order.supply");
  const href = useHref();
  if (!progress.supply) return null;
  const { lenses, reminder } = progress.supply;
  return (
    <section className="mt-10">
      <h2 className="text-1">{t("title")}</h2>
      <SupplyList lenses={lenses} />
      <SupplyNote />
      {reminder && <ReminderState reminder={reminder} />}
      <p className="mt-4">
        <Link to={href(`/order-reminder?order=${key}`)} reloadDocument className="link">
          {t(reminder ? "change" : "entry")}
        </Link>
      </p>
    </section>
  );
}
