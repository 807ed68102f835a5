import {
  addressCountries,
  addressFields,
  type CheckoutField,
  type CheckoutProblem,
  needsAddress,
  readCheckoutForm,
} from "@landolt/forms";
import { useState } from "react";
import { data, Link, redirect, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { useDeliveryArea } from "#app/area/use-delivery-area.ts";
import { knownDetails } from "#app/commerce/account/account.server.ts";
import { bearerOf } from "#app/commerce/account/session.server.ts";
import { withShipping } from "#app/commerce/buying/bag.ts";
import { readDelivery, saveShipping } from "#app/commerce/buying/checkout.server.ts";
import { checkoutAddresses } from "#app/commerce/buying/checkout-steps.ts";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import type { DeliveryArea } from "#app/commerce/visits/coverage.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { personalHeaders } from "#app/document/cache-headers.ts";
import { useScriptsAhead } from "#app/document/first-intent.ts";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { type FormErrors, formValues, textIn, valuesOf } from "#app/forms/form-values.ts";
import { RefusalNotice, refusalOf } from "#app/forms/refusal.tsx";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import { TotalsTable } from "#app/order-lines/totals-table.tsx";
import { useShopCurrency } from "#app/shell/use-shell.ts";
import type { Route } from "./+types/shipping";
import { AddressFields, AreaNote, ContactFields } from "./address-fields.tsx";
import { DeliveryFields, type DeliveryTerms } from "./delivery-fields.tsx";
import { areaOf, timesFor } from "./delivery-terms.server.ts";
import { CheckoutFrame } from "./frame.tsx";
import { reached } from "./guard.server.ts";

export const headers = personalHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const profile = valueOrErrorPage(await businessProfile());
  const delivered = addressCountries.filter((code) => profile.deliveryCountries.includes(code));
  const checkout = await reached(request, "shipping", await readDelivery(request, language));
  // Without the backend the page still stands, so that a form that could not be saved comes back.
  if (!checkout.ok)
    return data({ countries: addressCountries, delivered, saved: undefined }, { status: 503 });
  const { bag, offers } = checkout.value;
  const signedIn = (await bearerOf(request)) !== undefined;
  // What was typed for this bag counts before what the account knows.
  const known = signedIn && !checkout.value.details.email ? await knownDetails(request) : {};
  // Collection costs nothing and needs no address, so that nobody takes it for a parcel.
  const first = known.address ? {} : { delivery: "store-collection" as const };
  const details = { ...first, ...known, ...checkout.value.details };
  const [area, times] = await Promise.all([
    areaOf(request, details),
    timesFor(bag.lines, profile, language),
  ]);
  const terms: DeliveryTerms = {
    offers,
    price: profile.homeDeliveryPrice,
    freeRadiusKm: profile.freeDeliveryRadiusKm,
    visitRadiusKm: profile.homeServiceRadiusKm,
    town: profile.town,
    ...(times && { times }),
  };
  return data({
    countries: addressCountries,
    delivered,
    saved: { bag, details, terms, area, signedIn },
  });
}

export async function action({ request }: Route.ActionArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const values = await submittedForm(request);
  const typed = Object.fromEntries(Object.keys(values).map((name) => [name, textIn(values, name)]));
  const { deliveryCountries } = valueOrErrorPage(await businessProfile());
  const reading = readCheckoutForm(typed, deliveryCountries);
  // Asked only where it decides, or where the page is shown again.
  const area = () => areaOf(request, typed);
  const back = (errors: FormErrors<CheckoutProblem>, found: DeliveryArea | undefined) =>
    data({ values, errors, area: found, refusal: undefined }, { status: 422 });
  if (!reading.ok) return back(reading.problems, await area());
  if (reading.details.delivery === "optician-visit") {
    const around = await area();
    if (around?.visit.answer === "outside") return back({ delivery: "visit-outside" }, around);
  }
  const saved = await saveShipping(request, language, reading.details);
  if (saved.ok) return redirect(href(language, checkoutAddresses.summary), 303);
  if (saved.problem === "notFound") return redirect(href(language, checkoutAddresses.bag), 303);
  const { refusal, init } = refusalOf(saved);
  return data({ values, errors: undefined, area: await area(), refusal }, init);
}

export default function CheckoutShipping({ loaderData, actionData }: Route.ComponentProps) {
  useScriptsAhead(checkoutAddresses.summary);
  const t = useTranslations("checkout");
  const address = useHref();
  const saving = useNavigation().state === "submitting";
  const { countries, delivered, saved } = loaderData;
  const { area, follow } = useDeliveryArea(actionData ? actionData.area : saved?.area);
  const values = actionData?.values ?? valuesOf(saved?.details ?? {});
  const errors = actionData?.errors;
  const [typedCountry, setCountry] = useState<string>();
  const country = typedCountry ?? (textIn(values, "country") || delivered[0]);
  const isSentTo = (code: string | undefined) => delivered.some((one) => one === code);
  const [chosen, setDelivery] = useState<string>();
  const delivery = chosen ?? textIn(values, "delivery");
  const totals = saved?.bag.totals;
  const shopCurrency = useShopCurrency();
  const offer = saved?.terms.offers.find(({ code }) => code === delivery);
  const expected = totals && offer && withShipping(totals, offer.amount ?? area?.price);
  return (
    <CheckoutFrame step="shipping" title={t("shipping.title")}>
      <RefusalNotice refusal={actionData?.refusal ?? (saved ? undefined : "unavailable")} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <CheckedForm
          values={values}
          errors={errors}
          say={(problem) => t(`problems.${problem}`)}
          label={(name) => t(`fields.${name as CheckoutField}`)}
          onInput={(event, settle) => {
            follow(event);
            const typed = formValues(new FormData(event.currentTarget));
            const [now, way] = [textIn(typed, "country"), textIn(typed, "delivery")];
            setCountry(now);
            setDelivery(way);
            // It stands at the way of delivery, and another country corrects it as well.
            if (errors?.delivery === "not-delivered" && isSentTo(now)) settle("delivery");
            // Who collects is asked for no address.
            if (!needsAddress(way)) for (const field of addressFields) settle(field);
          }}
          className="group/shipping grid max-w-narrow gap-12"
        >
          {saved ? (
            <DeliveryFields
              terms={saved.terms}
              abroad={!isSentTo(country)}
              delivered={delivered}
              area={area}
              currency={totals?.currency ?? shopCurrency}
            />
          ) : (
            // What was chosen before stays chosen while the offers can not be asked for.
            delivery && <input type="hidden" name="delivery" value={delivery} />
          )}
          <ContactFields>
            {saved && !saved.signedIn && (
              <p className="text-small sm:col-span-6">
                {t.rich("shipping.signIn", {
                  link: (words) => (
                    <Link
                      reloadDocument
                      to={address("/account/sign-in?next=checkout")}
                      className="link"
                    >
                      {words}
                    </Link>
                  ),
                })}
              </p>
            )}
          </ContactFields>
          {/* With and without scripts: it is asked for where something is sent or brought. */}
          <div className="group-has-[[value=store-collection]:checked]/shipping:hidden">
            <AddressFields countries={countries} delivered={delivered} />
            <AreaNote
              area={isSentTo(country) ? area : undefined}
              visit={delivery === "optician-visit"}
            />
          </div>
          <div className="flex flex-wrap gap-4">
            <Button className="grow max-sm:w-full" aria-disabled={saving || undefined}>
              {t(saving ? "shipping.sending" : "shipping.continue")}
            </Button>
            <ButtonLink look="quiet" to={address(checkoutAddresses.bag)} className="max-sm:w-full">
              {t("shipping.back")}
            </ButtonLink>
          </div>
        </CheckedForm>
        {totals && (
          <div className="lg:sticky lg:top-8 lg:self-start">
            {expected ? (
              <TotalsTable totals={expected} />
            ) : (
              <TotalsTable totals={totals} shippingIs={totals.shippingIs} />
            )}
          </div>
        )}
      </div>
    </CheckoutFrame>
  );
}
