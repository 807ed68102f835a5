import type { CheckoutProblem } from "@landolt/forms";
import { useTranslations } from "use-intl";
import type { DeliveryOffer } from "#app/commerce/checkout.server.ts";
import { Choice, ChoiceGroup } from "#app/design/choice.tsx";
import { usePlace } from "./place.ts";
import { useMoney } from "./price.tsx";
import { fieldAnchor } from "./shipping-values.ts";

interface DeliveryFieldsProps {
  offers: DeliveryOffer[];
  chosen: string | undefined;
  problem: CheckoutProblem | undefined;
  currency: string;
}

/** How the order comes to the customer. Nothing is chosen in advance. */
export function DeliveryFields({ offers, chosen, problem, currency }: DeliveryFieldsProps) {
  const t = useTranslations("checkout");
  const free = useTranslations("bag.totals")("free");
  const money = useMoney();
  const place = usePlace();
  if (offers.length === 0) {
    // The offers could not be asked for; what was chosen before stays chosen.
    return chosen && <input type="hidden" name="delivery" value={chosen} />;
  }
  return (
    <div id={fieldAnchor("delivery")}>
      <ChoiceGroup legend={t("shipping.delivery")} error={problem && t(`problems.${problem}`)}>
        {offers.map(({ code, amount }) => (
          <Choice
            key={code}
            kind="radio"
            name="delivery"
            value={code}
            defaultChecked={code === chosen}
            required
            label={t(`delivery.${code}.name`)}
            text={t(`delivery.${code}.text`, { place })}
            aside={amount === 0 ? free : money(amount, currency)}
          />
        ))}
      </ChoiceGroup>
    </div>
  );
}
