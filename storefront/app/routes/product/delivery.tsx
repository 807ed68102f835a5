import { useTranslations } from "use-intl";
import { LandoltRing } from "#app/design/drawings/landolt-ring.tsx";
import { useTimes } from "#app/opening-hours/use-times.ts";
import type { DeliveryFacts } from "./delivery-facts.ts";

/** When a product in stock can be had, in words. */
export function Delivery({ collect, post, radiusKm, town }: DeliveryFacts) {
  const t = useTranslations("product");
  const { timeText, dayText } = useTimes();
  const next = collect.open ? undefined : collect.next;
  return (
    <ul className="mt-8 grid gap-3 border-t border-line pt-5">
      {post && (
        <DeliveryLine>
          {t("posted", { day: dayText(post.daysAhead, post.date), km: radiusKm, town })}
        </DeliveryLine>
      )}
      {collect.open && (
        <DeliveryLine>{t("collectNow", { time: timeText(collect.until) })}</DeliveryLine>
      )}
      {next && (
        <DeliveryLine>
          {t("collectLater", {
            day: dayText(next.daysAhead, next.date),
            time: timeText(next.from),
          })}
        </DeliveryLine>
      )}
    </ul>
  );
}

/** One fact about delivery, marked with the ring. */
export function DeliveryLine({ children }: { children: string }) {
  return (
    <li className="flex flex-nowrap gap-3">
      <LandoltRing gap="right" className="mt-1.5 size-4 flex-none text-accent" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
