import { data, Form, Link, redirect, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { agreementOf } from "#app/commerce/bag.ts";
import { checkoutAddresses } from "#app/commerce/checkout-steps.ts";
import { hasOrder } from "#app/commerce/orders.server.ts";
import { placeOrder } from "#app/commerce/place-order.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { Choice, ChoiceGroup } from "#app/design/choice.tsx";
import { href, languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import type { Route } from "./+types/checkout-payment";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { reachStep, toStatus } from "./checkout-guard.server.ts";
import { OrderLines } from "./order-lines.tsx";
import { PaymentError } from "./payment-error.tsx";
import { personalHeaders } from "./personal.ts";
import { picturesOf } from "./pictures.server.ts";
import { usePlace } from "./place.ts";
import { refusalOf } from "./refusal.tsx";
import { submittedForm, textOf } from "./submitted-form.server.ts";
import { TotalsTable } from "./totals-table.tsx";

export const headers = personalHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const checkout = await reachStep(request, "payment");
  // The page stands without the backend too: a failed order must not end on an error page.
  if (!checkout.ok) return data({ checkout: undefined }, { status: 503 });
  const { bag } = checkout.value;
  const pictures = await picturesOf(bag.lines, languageOf(new URL(request.url).pathname));
  return data({ checkout: { bag, pictures, agreed: agreementOf(bag) } });
}

export async function action({ request }: Route.ActionArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const agreed = textOf(await submittedForm(request), "agreed");
  const placed = await placeOrder(request, language, agreed);
  if (placed.ok) return toStatus(request, placed.value);
  if (placed.problem === "notFound") {
    // Sent again after the bag became an order, or without a bag at all.
    const step = (await hasOrder(request)) ? checkoutAddresses.status : checkoutAddresses.shipping;
    return redirect(href(language, step), 303);
  }
  const { refusal, status } = refusalOf(placed);
  return data({ refusal }, { status });
}

export default function CheckoutPayment({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("checkout.payment");
  const address = useHref();
  const place = usePlace();
  const ordering = useNavigation().state === "submitting";
  const { checkout } = loaderData;
  return (
    <CheckoutFrame step="payment" title={t("title")}>
      <PaymentError refusal={actionData?.refusal ?? (checkout ? undefined : "unavailable")} />
      {checkout?.bag.totals && (
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
          <OrderLines
            lines={checkout.bag.lines}
            currency={checkout.bag.totals.currency}
            pictures={checkout.pictures}
          />
          <Form method="post" className="lg:row-span-2">
            <input type="hidden" name="agreed" value={checkout.agreed} />
            <ChoiceGroup legend={t("method")}>
              <Choice
                kind="radio"
                name="method"
                value="pay-in-store"
                defaultChecked
                label={t("inStore")}
                text={t("inStoreText", { place })}
              />
            </ChoiceGroup>
            <div className="mt-10">
              <TotalsTable totals={checkout.bag.totals} />
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
            <Button className="mt-6 w-full" disabled={ordering}>
              {t(ordering ? "ordering" : "order")}
            </Button>
            <ButtonLink
              look="quiet"
              to={address(checkoutAddresses.summary)}
              className="mt-4 w-full"
            >
              {t("back")}
            </ButtonLink>
          </Form>
        </div>
      )}
    </CheckoutFrame>
  );
}
