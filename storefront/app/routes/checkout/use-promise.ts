import type { DeliveryChoice } from "@landolt/forms";
import { useTranslations } from "use-intl";
import type { PromisedDays } from "#app/opening-hours/promised-days.ts";
import { usePlace } from "#app/shell/use-place.ts";
import { useDays } from "./use-days.ts";

/** When the order comes, in a sentence; without days a mail says it. */
export function usePromise() {
  const t = useTranslations("checkout.delivery");
  const place = usePlace();
  const day = useDays();
  return (code: DeliveryChoice, days: PromisedDays | undefined): string => {
    if (code === "optician-visit") return t("optician-visit.when");
    if (code === "store-collection") {
      return days
        ? t("store-collection.when", { place, day: day(days.ready) })
        : t("store-collection.later", { place });
    }
    if (!days) return t("home-delivery.later");
    const { from, to } = days.arrival;
    return from === to
      ? t("home-delivery.on", { day: day(from) })
      : t("home-delivery.between", { from: day(from), to: day(to) });
  };
}
