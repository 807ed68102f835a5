import {
  type DeliveryChoice,
  type DeliveryTimes,
  isPrepaid,
  type PaymentMethod,
} from "@landolt/forms";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Choice, ChoiceGroup } from "#app/design/choice.tsx";
import { Notice } from "#app/design/notice.tsx";
import { usePlace } from "#app/shell/use-place.ts";
import { usePromise } from "./use-promise.ts";

interface PaymentMethodsProps {
  /** Those that go with the delivery; at least one. */
  methods: readonly PaymentMethod[];
  delivery: DeliveryChoice;
  /** Absent where something is made to order. */
  times: DeliveryTimes | undefined;
  /** Undefined until the visitor has chosen; {@link firstMethod} is chosen then. */
  chosen: PaymentMethod | undefined;
  choose: (method: PaymentMethod) => void;
  /** Shown below the choice of the card while it is chosen. */
  card: ReactNode;
}

/** Chosen until something else is: paying in the store costs nothing now, a transfer nothing at once. */
const firstMethod = (methods: readonly PaymentMethod[]): PaymentMethod | undefined =>
  methods.find((method) => method === "pay-in-store") ??
  methods.find((method) => method === "bank-transfer");

/**
 * The choice of how to pay. A card needs scripts, so it is hidden where they are off. It is there from
 * the beginning: what comes in later would push the button away from under the finger. When a parcel comes
 * depends on its payment, so each way to pay says it.
 */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { methods, delivery, times, chosen, choose, card } = props;
  const t = useTranslations("checkout.payment");
  const place = usePlace();
  const promise = usePromise();
  const first = firstMethod(methods);
  const now = chosen ?? first;
  const cash = delivery === "optician-visit" ? "pay-in-store-visit" : "pay-in-store";
  return (
    <>
      {first === undefined && (
        <noscript>
          <Notice>
            <p>{t("cardOnly")}</p>
          </Notice>
        </noscript>
      )}
      <ChoiceGroup legend={t("method")}>
        {methods.map((method) => (
          <div key={method} className={method === "card" ? "noscript:hidden" : undefined}>
            <Choice
              kind="radio"
              name="method"
              value={method}
              required
              checked={method === now}
              onChange={() => choose(method)}
              label={t(`methods.${method}`)}
              text={
                <>
                  <span className="block">
                    {t(`methodTexts.${method === "pay-in-store" ? cash : method}`, { place })}
                  </span>
                  {isPrepaid(delivery) && times && (
                    <span className="block">
                      {promise(delivery, times, { paidNow: method === "card" })}
                    </span>
                  )}
                </>
              }
            />
            {method === "card" && now === "card" && card}
          </div>
        ))}
      </ChoiceGroup>
    </>
  );
}
