import { isPaymentMethod, methodFits, type PaymentMethod } from "@landolt/forms";
import { useEffect, useRef, useState } from "react";
import { data, Form, Link, redirect, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { agreementOf } from "#app/commerce/buying/bag.ts";
import { checkoutAddresses } from "#app/commerce/buying/checkout-steps.ts";
import { beginCardPayment, offeredMethods } from "#app/commerce/buying/payment.server.ts";
import { placeOrder } from "#app/commerce/buying/place-order.server.ts";
import { hasOrder } from "#app/commerce/orders/orders.server.ts";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { personalHeaders } from "#app/document/cache-headers.ts";
import { useScriptsAhead } from "#app/document/first-intent.ts";
import { formValues, textIn } from "#app/forms/form-values.ts";
import { refusalOf } from "#app/forms/refusal.tsx";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { useHref, useLanguage } from "#app/language/use-language.ts";
import { OrderLines } from "#app/order-lines/order-lines.tsx";
import { TotalsTable } from "#app/order-lines/totals-table.tsx";
import { picturesOf } from "#app/products/pictures.server.ts";
import type { Route } from "./+types/payment";
import { timesFor } from "./delivery-terms.server.ts";
import { CheckoutFrame } from "./frame.tsx";
import { reachStep, toStatus } from "./guard.server.ts";
import { PaymentCard } from "./payment-card.tsx";
import { PaymentError } from "./payment-error.tsx";
import { PaymentMethods } from "./payment-methods.tsx";
import { useCardPayment } from "./use-card-payment.ts";

export const headers = personalHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const [checkout, methods, profile] = await Promise.all([
    reachStep(request, "payment"),
    offeredMethods(),
    businessProfile(),
  ]);
  // The page stands without the backend too: a failed order must not end on an error page.
  if (!checkout.ok || !methods.ok || !profile.ok) {
    return data({ checkout: undefined, refused: undefined }, { status: 503 });
  }
  const { bag, details } = checkout.value;
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const [pictures, times] = await Promise.all([
    picturesOf(bag.lines, language),
    timesFor(bag.lines, profile.value, language),
  ]);
  const attempt = crypto.randomUUID();
  const refused = searchParams.has("refused") ? ("payment" as const) : undefined;
  const agreed = agreementOf(bag);
  const delivery = details.delivery ?? "home-delivery";
  const fitting = methods.value.filter((method) => methodFits(method, delivery));
  return data({
    checkout: { bag, pictures, agreed, attempt, methods: fitting, delivery, times },
    refused,
  });
}

export async function action({ request }: Route.ActionArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const form = await submittedForm(request);
  if (textIn(form, "begin") === "card") {
    const begun = await beginCardPayment(request, language);
    if (begun.ok) return data({ card: begun.value }, { headers: personalHeaders() });
    const { refusal, init } = refusalOf(begun);
    return data({ refusal }, init);
  }
  const method = textIn(form, "method");
  // The page's form always names one; nobody pays in a way that was not chosen.
  if (!isPaymentMethod(method)) return data({ refusal: "other" as const }, { status: 400 });
  const placed = await placeOrder(request, language, {
    agreed: textIn(form, "agreed"),
    attempt: textIn(form, "attempt"),
    method,
  });
  if (placed.ok) return toStatus(request, placed.value);
  if (placed.problem === "notFound") {
    // Sent again after the bag became an order, or without a bag at all.
    const step = (await hasOrder(request)) ? checkoutAddresses.status : checkoutAddresses.shipping;
    return redirect(href(language, step), 303);
  }
  const { refusal, init } = refusalOf(placed);
  return data({ refusal }, init);
}

export default function CheckoutPayment({ loaderData, actionData }: Route.ComponentProps) {
  useScriptsAhead(checkoutAddresses.status);
  const t = useTranslations("checkout.payment");
  const { checkout, refused } = loaderData;
  const answered = actionData && "refusal" in actionData ? actionData.refusal : undefined;
  return (
    <CheckoutFrame step="payment" title={t("title")}>
      <PaymentError refusal={answered ?? refused ?? (checkout ? undefined : "unavailable")} />
      {checkout && <PaymentForm {...checkout} />}
    </CheckoutFrame>
  );
}

type PaymentFormProps = NonNullable<Route.ComponentProps["loaderData"]["checkout"]>;

function PaymentForm({ bag, pictures, agreed, attempt, ...offer }: PaymentFormProps) {
  const t = useTranslations("checkout.payment");
  const address = useHref();
  const language = useLanguage();
  const [method, setMethod] = useState<PaymentMethod>();
  const form = useRef<HTMLFormElement>(null);
  // What was chosen before the page's program ran, or kept by the browser, counts.
  useEffect(() => {
    const early = form.current && textIn(formValues(new FormData(form.current)), "method");
    if (isPaymentMethod(early)) setMethod(early);
  }, []);
  const card = useCardPayment(method, address(checkoutAddresses.paymentReturn));
  const ordering = useNavigation().state !== "idle" || card.confirming;
  if (!bag.totals) return null;
  const isFree = bag.totals.total <= 0;
  const needsScripts = !isFree && offer.methods.every((one) => one === "card");
  return (
    <>
      <PaymentError refusal={card.refusal} />
      {card.declined && <PaymentError refusal="payment" message={card.declined.message} />}
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <OrderLines lines={bag.lines} currency={bag.totals.currency} pictures={pictures} />
        <Form ref={form} method="post" className="lg:row-span-2" onSubmit={card.onSubmit}>
          <input type="hidden" name="agreed" value={agreed} />
          <input type="hidden" name="attempt" value={attempt} />
          {isFree ? (
            <>
              <p>{t("free")}</p>
              {/* An order names a way to pay; nothing is paid by it. */}
              <input type="hidden" name="method" value="pay-in-store" />
            </>
          ) : (
            <PaymentMethods
              {...offer}
              chosen={method}
              choose={setMethod}
              card={<PaymentCard payment={card.payment} language={language} form={card.form} />}
            />
          )}
          <div className="mt-10">
            <TotalsTable totals={bag.totals} />
          </div>
          <p className="mt-6 text-small text-quiet">
            {t.rich("terms", {
              terms: (words) => (
                <Link to={address("/legal/terms")} className="link">
                  {words}
                </Link>
              ),
              returns: (words) => (
                <Link to={address("/legal/delivery-and-returns")} className="link">
                  {words}
                </Link>
              ),
            })}
          </p>
          <Button
            className={`mt-6 w-full ${needsScripts ? "noscript:hidden" : ""}`}
            disabled={ordering}
          >
            {t(ordering ? "ordering" : "order")}
          </Button>
          <ButtonLink look="quiet" to={address(checkoutAddresses.summary)} className="mt-4 w-full">
            {t("back")}
          </ButtonLink>
        </Form>
      </div>
    </>
  );
}
