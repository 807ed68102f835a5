import type { WithdrawalClass } from "@landolt/forms";
import { useTranslations } from "use-intl";
import type { PromisedDays } from "#app/opening-hours/promised-days.ts";
import { useDays } from "../../checkout/use-days.ts";
import { DeliveryLine } from "../delivery.tsx";

interface LensSupplyProps {
  /** When lenses ordered now can be had; undefined where nobody can tell. */
  days: PromisedDays | undefined;
  withdrawal: WithdrawalClass;
}

/** Where the lenses come from, when they are there, and how they can be sent back. */
export function LensSupply({ days, withdrawal }: LensSupplyProps) {
  const t = useTranslations("lens.ordering");
  const classes = useTranslations("checkout.summary.withdrawal");
  const day = useDays();
  return (
    <ul className="mt-6 mb-8 grid gap-2.5 text-small">
      <DeliveryLine>{t("supplier")}</DeliveryLine>
      {days ? (
        <DeliveryLine>
          {t("ready", {
            ready: day(days.ready),
            from: day(days.arrival.from),
            to: day(days.arrival.to),
          })}
        </DeliveryLine>
      ) : (
        <DeliveryLine>{t("later")}</DeliveryLine>
      )}
      <DeliveryLine>{classes(withdrawal)}</DeliveryLine>
    </ul>
  );
}
