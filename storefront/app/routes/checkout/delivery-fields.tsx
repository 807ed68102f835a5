import type { AddressCountry, DeliveryTimes } from "@landolt/forms";
import { useFormatter, useTranslations } from "use-intl";
import { useAreaTexts } from "#app/area/use-area-texts.ts";
import type { DeliveryOffer } from "#app/commerce/buying/checkout.server.ts";
import type { DeliveryArea } from "#app/commerce/visits/coverage.server.ts";
import { Choice, ChoiceGroup } from "#app/design/choice.tsx";
import { Anchor, useField } from "#app/forms/form-state.tsx";
import { useMoney } from "#app/products/price.tsx";
import { usePromise } from "./use-promise.ts";

/** Facts of the business that decide how an order can come. */
export interface DeliveryTerms {
  offers: DeliveryOffer[];
  /** Of home delivery beyond the free radius. */
  price: number;
  freeRadiusKm: number;
  visitRadiusKm: number;
  /** Absent where something is made to order. */
  times?: DeliveryTimes;
  town: string;
}

interface DeliveryFieldsProps {
  terms: DeliveryTerms;
  /** Whether the address is in a country that nothing is sent to. */
  abroad: boolean;
  /** Countries that something is sent to. */
  delivered: readonly AddressCountry[];
  /** Absent while no address is known. */
  area: DeliveryArea | undefined;
  currency: string;
}

/** How the order comes to the customer, what it costs there and when. */
export function DeliveryFields(props: DeliveryFieldsProps) {
  const { terms, abroad, delivered, area, currency } = props;
  const t = useTranslations("checkout");
  const chosen = useField("delivery");
  const free = useTranslations("bag.totals")("free");
  const money = useMoney();
  const format = useFormatter();
  const reasons = useReasons(terms, area, currency);
  const promise = usePromise();
  const { offers, times } = terms;
  const amountOf = ({ amount }: DeliveryOffer) => amount ?? area?.price ?? terms.price;
  return (
    <Anchor name="delivery">
      <ChoiceGroup legend={t("shipping.delivery")} error={chosen.error}>
        {offers.map((offer) => {
          const { code } = offer;
          const far = code === "optician-visit" && area?.visit.answer === "outside";
          const unsent = abroad && code !== "store-collection";
          const reason = unsent ? t("delivery.abroad") : reasons[code];
          const amount = amountOf(offer);
          return (
            <Choice
              key={code}
              kind="radio"
              name="delivery"
              value={code}
              defaultChecked={code === chosen.value && !far}
              required
              disabled={far}
              label={t(`delivery.${code}.name`)}
              text={
                <>
                  {reason && <span className="block text-ink">{reason}</span>}
                  {!far && !unsent && <span className="block">{promise(code, times)}</span>}
                </>
              }
              aside={far || unsent ? undefined : amount === 0 ? free : money(amount, currency)}
            />
          );
        })}
      </ChoiceGroup>
      <p className="mt-3 text-small text-quiet">
        {t("delivery.countries", {
          delivered: format.list(delivered.map((code) => t(`countries.${code}`))),
        })}
      </p>
    </Anchor>
  );
}

/** The line under each name that says why it is offered as it is. */
function useReasons(terms: DeliveryTerms, area: DeliveryArea | undefined, currency: string) {
  const t = useTranslations("checkout.delivery");
  const texts = useAreaTexts();
  const money = useMoney();
  const { town, freeRadiusKm, visitRadiusKm, price } = terms;
  return {
    "home-delivery": area
      ? texts.delivery(area.delivery)
      : t("home-delivery.text", { town, radius: freeRadiusKm, price: money(price, currency) }),
    "store-collection": undefined,
    "optician-visit": area
      ? texts.visit(area.visit)
      : t("optician-visit.text", { town, radius: visitRadiusKm }),
  };
}
