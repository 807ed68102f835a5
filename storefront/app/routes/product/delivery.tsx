import type { DeliveryTimes, WithdrawalClass } from "@landolt/forms";
import { useTranslations } from "use-intl";
import { LandoltRing } from "#app/design/drawings/landolt-ring.tsx";
import { useDays } from "../checkout/use-days.ts";
import { useWorkingDays } from "../checkout/use-working-days.ts";

interface DeliveryFacts {
  times: DeliveryTimes;
  /** Within which delivery is free. */
  radiusKm: number;
  town: string;
  withdrawal: WithdrawalClass;
}

/** When a product in stock can be had, and whether it can be returned, in words. */
export function Delivery({ times, radiusKm, town, withdrawal }: DeliveryFacts) {
  const t = useTranslations("product");
  const classes = useTranslations("checkout.summary.withdrawal");
  const day = useDays();
  const workingDays = useWorkingDays();
  return (
    <ul className="mt-8 grid gap-3 border-t border-line pt-5">
      <DeliveryLine>
        {t("parcel", { ...workingDays(times.afterPayment), km: radiusKm, town })}
      </DeliveryLine>
      <DeliveryLine>{t("collect", { day: day(times.days.ready) })}</DeliveryLine>
      <DeliveryLine>{classes(withdrawal)}</DeliveryLine>
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
