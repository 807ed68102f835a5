import type { DeliveryTimes, WithdrawalClass } from "@landolt/forms";
import { useTranslations } from "use-intl";
import { useDays } from "../../checkout/use-days.ts";
import { useWorkingDays } from "../../checkout/use-working-days.ts";
import { DeliveryLine } from "../delivery.tsx";

interface LensSupplyProps {
  /** When lenses ordered now can be had; undefined where nobody can tell. */
  times: DeliveryTimes | undefined;
  withdrawal: WithdrawalClass;
}

/** Where the lenses come from, when they are there, and how they can be sent back. */
export function LensSupply({ times, withdrawal }: LensSupplyProps) {
  const t = useTranslations("lens.ordering");
  const classes = useTranslations("checkout.summary.withdrawal");
  const day = useDays();
  const workingDays = useWorkingDays();
  return (
    <ul className="mt-6 mb-8 grid gap-2.5 text-small">
      <DeliveryLine>{t("supplier")}</DeliveryLine>
      {times ? (
        <DeliveryLine>
          {t("ready", { ready: day(times.days.ready), ...workingDays(times.afterPayment) })}
        </DeliveryLine>
      ) : (
        <DeliveryLine>{t("later")}</DeliveryLine>
      )}
      <DeliveryLine>{classes(withdrawal)}</DeliveryLine>
    </ul>
  );
}
