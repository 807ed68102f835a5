import { addressCountries, readCheckoutForm } from "@landolt/forms";
import { type FormEvent, useState } from "react";
import { data, Form, redirect, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { useDeliveryArea } from "#app/area/use-delivery-area.ts";
import { readDelivery, saveShipping } from "#app/commerce/buying/checkout.server.ts";
import { checkoutAddresses } from "#app/commerce/buying/checkout-steps.ts";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { personalHeaders } from "#app/document/personal-headers.ts";
import { ProblemSummary } from "#app/forms/error-summary.tsx";
import { useFaults } from "#app/forms/field-errors.ts";
import { RefusalNotice, refusalOf } from "#app/forms/refusal.tsx";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import { TotalsTable } from "#app/order-lines/totals-table.tsx";
import type { Route } from "./+types/shipping";
import { AddressFields, ContactFields } from "./address-fields.tsx";
import { DeliveryFields, type DeliveryTerms } from "./delivery-fields.tsx";
import { areaOf, daysFor } from "./delivery-terms.server.ts";
import { CheckoutFrame } from "./frame.tsx";
import { reached } from "./guard.server.ts";
import { type Problems, type TypedValues, typedValues } from "./shipping-values.ts";

export const headers = personalHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const profile = valueOrErrorPage(await businessProfile());
  const delivered = addressCountries.filter((code) => profile.deliveryCountries.includes(code));
  const checkout = await reached(request, "shipping", await readDelivery(request, language));
  // Without the backend the page still stands, so that a form that could not be saved comes back.
  if (!checkout.ok)
    return data({ countries: addressCountries, delivered, saved: undefined }, { status: 503 });
  const { bag, details, offers } = checkout.value;
  const [area, days] = await Promise.all([
    areaOf(request, details),
    daysFor(bag.lines, profile, language),
  ]);
  const terms: DeliveryTerms = {
    offers,
    price: profile.homeDeliveryPrice,
    freeRadiusKm: profile.freeDeliveryRadiusKm,
    visitRadiusKm: profile.homeServiceRadiusKm,
    town: profile.town,
    ...(days && { days }),
  };
  return data({ countries: addressCountries, delivered, saved: { bag, details, terms, area } });
}

export async function action({ request }: Route.ActionArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const values = typedValues(await submittedForm(request));
  const { deliveryCountries } = valueOrErrorPage(await businessProfile());
  const reading = readCheckoutForm(values, deliveryCountries);
  // Asked only where it decides, or where the page is shown again.
  const area = () => areaOf(request, values);
  if (!reading.ok) {
    const problems: Problems = reading.problems;
    return data({ values, problems, area: await area(), refusal: undefined }, { status: 422 });
  }
  const problems: Problems = {};
  if (values.delivery === "optician-visit") {
    const around = await area();
    if (around?.visit.answer === "outside") {
      problems.delivery = "visit-outside";
      return data({ values, problems, area: around, refusal: undefined }, { status: 422 });
    }
  }
  const saved = await saveShipping(request, language, reading.details);
  if (saved.ok) return redirect(href(language, checkoutAddresses.summary), 303);
  if (saved.problem === "notFound") return redirect(href(language, checkoutAddresses.bag), 303);
  const { refusal, status } = refusalOf(saved);
  return data({ values, problems, area: await area(), refusal }, { status });
}

export default function CheckoutShipping({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("checkout");
  const address = useHref();
  const saving = useNavigation().state === "submitting";
  const { countries, delivered, saved } = loaderData;
  const { area, follow } = useDeliveryArea(actionData ? actionData.area : saved?.area);
  const values: TypedValues = actionData?.values ?? saved?.details ?? {};
  const told: Problems = actionData?.problems ?? {};
  const { faults: problems, settle, onInput } = useFaults(told);
  const [typedCountry, setCountry] = useState<string>();
  const country = typedCountry ?? values.country ?? delivered[0];
  const isSentTo = (code: string | undefined) => delivered.some((one) => one === code);
  const noteInput = (event: FormEvent<HTMLFormElement>) => {
    follow(event);
    onInput(event);
    const now = String(new FormData(event.currentTarget).get("country"));
    setCountry(now);
    // It is told at the way of delivery, and another country mends it as well.
    if (told.delivery === "not-delivered" && isSentTo(now)) settle("delivery");
  };
  const totals = saved?.bag.totals;
  return (
    <CheckoutFrame step="shipping" title={t("shipping.title")}>
      <RefusalNotice refusal={actionData?.refusal ?? (saved ? undefined : "unavailable")} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <Form method="post" noValidate onInput={noteInput} className="grid max-w-narrow gap-12">
          <ProblemSummary told={told} problems={problems} />
          <ContactFields values={values} problems={problems} />
          <AddressFields
            values={values}
            problems={problems}
            countries={countries}
            delivered={delivered}
          />
          {saved ? (
            <DeliveryFields
              terms={saved.terms}
              abroad={!isSentTo(country)}
              area={area}
              chosen={values.delivery}
              problem={problems.delivery}
              currency={totals?.currency ?? "eur"}
            />
          ) : (
            // What was chosen before stays chosen while the offers can not be asked for.
            values.delivery && <input type="hidden" name="delivery" value={values.delivery} />
          )}
          <div className="flex flex-wrap gap-4">
            <Button className="grow max-sm:w-full" aria-disabled={saving || undefined}>
              {t(saving ? "shipping.sending" : "shipping.continue")}
            </Button>
            <ButtonLink look="quiet" to={address(checkoutAddresses.bag)} className="max-sm:w-full">
              {t("shipping.back")}
            </ButtonLink>
          </div>
        </Form>
        {totals && <TotalsTable totals={totals} shippingIs={totals.shippingIs} />}
      </div>
    </CheckoutFrame>
  );
}
