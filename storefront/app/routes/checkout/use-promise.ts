import type { DeliveryChoice, DeliveryTimes } from "@landolt/forms";
import { useTranslations } from "use-intl";
import { usePlace } from "#app/shell/use-place.ts";
import { useDays } from "./use-days.ts";
import { useWorkingDays } from "./use-working-days.ts";

/**
 * When the order comes, in a sentence; without times a mail says it. A parcel has no date until it is known
 * when it is paid.
 */
export function usePromise() {
  const t = useTranslations("checkout.delivery");
  const place = usePlace();
  const day = useDays();
  const workingDays = useWorkingDays();
  return (
    code: DeliveryChoice,
    times: DeliveryTimes | undefined,
    { paidNow = false }: { paidNow?: boolean } = {},
  ): string => {
    if (code === "optician-visit") return t("optician-visit.when");
    if (code === "store-collection") {
      return times
        ? t("store-collection.when", { place, day: day(times.days.ready) })
        : t("store-collection.later", { place });
    }
    if (!times) return t("home-delivery.later");
    if (!paidNow) return t("home-delivery.afterPayment", workingDays(times.afterPayment));
    const { from, to } = times.days.arrival;
    return from === to
      ? t("home-delivery.on", { day: day(from) })
      : t("home-delivery.between", { from: day(from), to: day(to) });
  };
}
