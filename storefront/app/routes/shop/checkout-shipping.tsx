import { addressCountries, readCheckoutForm } from "@landolt/forms";
import { data, Form, redirect, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { businessProfile } from "#app/commerce/business.server.ts";
import { deliveryOffers, saveShipping } from "#app/commerce/checkout.server.ts";
import { checkoutAddresses } from "#app/commerce/checkout-steps.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import type { Route } from "./+types/checkout-shipping";
import { AddressFields, ContactFields } from "./address-fields.tsx";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { reachStep } from "./checkout-guard.server.ts";
import { DeliveryFields } from "./delivery-fields.tsx";
import { personalHeaders } from "./personal.ts";
import { ProblemSummary } from "./problem-summary.tsx";
import { RefusalNotice, refusalOf } from "./refusal.tsx";
import { type Problems, type TypedValues, typedValues } from "./shipping-values.ts";
import { submittedForm } from "./submitted-form.server.ts";
import { TotalsTable } from "./totals-table.tsx";

export const headers = personalHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const profile = valueOrErrorPage(await businessProfile());
  const countries = addressCountries.filter((code) => profile.deliveryCountries.includes(code));
  const checkout = await reachStep(request, "shipping");
  const offers = checkout.ok ? await deliveryOffers(request, language) : checkout;
  // Without the backend the page still stands, so that a form that could not be saved comes back.
  const saved = checkout.ok && offers.ok ? { ...checkout.value, offers: offers.value } : undefined;
  return data({ countries, saved }, { status: saved ? 200 : 503 });
}

export async function action({ request }: Route.ActionArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const values = typedValues(await submittedForm(request));
  const { deliveryCountries } = valueOrErrorPage(await businessProfile());
  const reading = readCheckoutForm(values, deliveryCountries);
  if (!reading.ok) {
    return data({ values, problems: reading.problems, refusal: undefined }, { status: 422 });
  }
  const saved = await saveShipping(request, language, reading.details);
  if (saved.ok) return redirect(href(language, checkoutAddresses.summary), 303);
  if (saved.problem === "notFound") return redirect(href(language, checkoutAddresses.bag), 303);
  const { refusal, status } = refusalOf(saved);
  return data({ values, problems: {}, refusal }, { status });
}

export default function CheckoutShipping({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("checkout");
  const address = useHref();
  const saving = useNavigation().state === "submitting";
  const { countries, saved } = loaderData;
  const values: TypedValues = actionData?.values ?? saved?.details ?? {};
  const problems: Problems = actionData?.problems ?? {};
  const totals = saved?.bag.totals;
  return (
    <CheckoutFrame step="shipping" title={t("shipping.title")}>
      <RefusalNotice refusal={actionData?.refusal ?? (saved ? undefined : "unavailable")} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <Form method="post" noValidate className="grid max-w-narrow gap-12">
          <ProblemSummary problems={problems} />
          <ContactFields values={values} problems={problems} />
          <AddressFields values={values} problems={problems} countries={countries} />
          <DeliveryFields
            offers={saved?.offers ?? []}
            chosen={values.delivery}
            problem={problems.delivery}
            currency={totals?.currency ?? "eur"}
          />
          <div className="flex flex-wrap gap-4">
            <Button className="grow" aria-disabled={saving || undefined}>
              {t(saving ? "shipping.sending" : "shipping.continue")}
            </Button>
            <ButtonLink look="quiet" to={address(checkoutAddresses.bag)}>
              {t("shipping.back")}
            </ButtonLink>
          </div>
        </Form>
        {totals && <TotalsTable totals={totals} shippingIs={totals.shippingIs} />}
      </div>
    </CheckoutFrame>
  );
}
