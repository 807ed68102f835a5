import type { PaymentMethod } from "@landolt/forms";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Choice, ChoiceGroup } from "#app/design/choice.tsx";
import { usePlace } from "#app/shell/use-place.ts";

interface PaymentMethodsProps {
  methods: readonly PaymentMethod[];
  /** Undefined until the visitor has chosen; the first is chosen then. */
  chosen: PaymentMethod | undefined;
  choose: (method: PaymentMethod) => void;
  /** Shown below the choice of the card while it is chosen. */
  card: ReactNode;
}

/**
 * The choice of how to pay. A card needs scripts, so it is hidden where they are off. It is there from
 * the beginning: what comes in later would push the button away from under the finger.
 */
export function PaymentMethods({ methods, chosen, choose, card }: PaymentMethodsProps) {
  const t = useTranslations("checkout.payment");
  const place = usePlace();
  // Paying in the store is always possible and costs nothing now: chosen until something else is.
  const now = chosen ?? "pay-in-store";
  return (
    <ChoiceGroup legend={t("method")}>
      {methods.map((method) => (
        <div key={method} className={method === "card" ? "noscript:hidden" : undefined}>
          <Choice
            kind="radio"
            name="method"
            value={method}
            checked={method === now}
            onChange={() => choose(method)}
            label={t(`methods.${method}`)}
            text={t(`methodTexts.${method}`, { place })}
          />
          {method === "card" && now === "card" && card}
        </div>
      ))}
    </ChoiceGroup>
  );
}
