import type { CheckoutDetails, DeliveryTimes } from "@landolt/forms";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useAreaTexts } from "#app/area/use-area-texts.ts";
import { checkoutAddresses } from "#app/commerce/buying/checkout-steps.ts";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import type { DeliveryArea } from "#app/commerce/visits/coverage.server.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { personalHeaders } from "#app/document/cache-headers.ts";
import { useScriptsAhead } from "#app/document/first-intent.ts";
import { languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import { OrderLines } from "#app/order-lines/order-lines.tsx";
import { TotalsTable } from "#app/order-lines/totals-table.tsx";
import { GuaranteeNotice } from "#app/products/guarantee-notice.tsx";
import { picturesOf } from "#app/products/pictures.server.ts";
import { useShopCurrency } from "#app/shell/use-shell.ts";
import type { Route } from "./+types/summary";
import { areaOf, timesFor } from "./delivery-terms.server.ts";
import { CheckoutFrame } from "./frame.tsx";
import { reachStep } from "./guard.server.ts";
import { usePromise } from "./use-promise.ts";
import { withdrawalClasses } from "./withdrawal.server.ts";

export const headers = personalHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const profile = valueOrErrorPage(await businessProfile());
  const { bag, details } = valueOrErrorPage(await reachStep(request, "summary"));
  const phone = parsePhoneNumberFromString(details.phone ?? "")?.formatInternational();
  const [pictures, withdrawal, area, times] = await Promise.all([
    picturesOf(bag.lines, language),
    withdrawalClasses(bag.lines, language),
    areaOf(request, details),
    timesFor(bag.lines, profile, language),
  ]);
  return { bag, details, phone, pictures, withdrawal, area, times };
}

export default function CheckoutSummary({ loaderData }: Route.ComponentProps) {
  useScriptsAhead(checkoutAddresses.payment);
  const t = useTranslations("checkout");
  const href = useHref();
  const { bag, details, phone, pictures, withdrawal } = loaderData;
  const shopCurrency = useShopCurrency();
  return (
    <CheckoutFrame step="summary" title={t("summary.title")}>
      <p className="-mt-5 mb-10 text-lead text-quiet">{t("summary.lead")}</p>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="mb-4 text-2">{t("summary.products")}</h2>
          <OrderLines
            lines={bag.lines}
            currency={bag.totals?.currency ?? shopCurrency}
            pictures={pictures}
            note={({ handle }) => {
              const kind = withdrawal[handle];
              return (
                kind && (
                  <p className="mt-2 text-small text-quiet">{t(`summary.withdrawal.${kind}`)}</p>
                )
              );
            }}
          />
          <p className="mt-3">
            <Link to={href(checkoutAddresses.bag)} className="link">
              {t("summary.changeBag")}
            </Link>
          </p>
          <ReadBack
            details={details}
            phone={phone}
            area={loaderData.area}
            times={loaderData.times}
          />
        </div>
        <div>
          {bag.totals && <TotalsTable totals={bag.totals} />}
          <p className="mt-6 text-small">
            {t.rich("summary.terms", {
              terms: (text) => (
                <Link to={href("/legal/terms")} className="link">
                  {text}
                </Link>
              ),
              returns: (text) => (
                <Link to={href("/legal/delivery-and-returns")} className="link">
                  {text}
                </Link>
              ),
            })}
          </p>
          <GuaranteeNotice className="mt-6" />
          {/* A new document: the policy of the payment page lets Stripe's script in, this one does not. */}
          <ButtonLink to={href(checkoutAddresses.payment)} reloadDocument className="mt-6 w-full">
            {t("summary.next")}
          </ButtonLink>
          <ButtonLink look="quiet" to={href(checkoutAddresses.shipping)} className="mt-4 w-full">
            {t("summary.back")}
          </ButtonLink>
        </div>
      </div>
    </CheckoutFrame>
  );
}

/** What the customer entered, to be checked once more. */
function ReadBack(props: {
  details: Partial<CheckoutDetails>;
  phone: string | undefined;
  area: DeliveryArea | undefined;
  times: DeliveryTimes | undefined;
}) {
  const { details, phone, area, times } = props;
  const t = useTranslations("checkout");
  const texts = useAreaTexts();
  const promise = usePromise();
  const { delivery } = details;
  return (
    <dl className="mt-12 grid gap-8 sm:grid-cols-2">
      <Entry name={t("summary.contact")}>
        {details.firstName} {details.lastName}
        <br />
        {details.email}
        <br />
        {phone}
      </Entry>
      {details.country && (
        <Entry name={t("summary.address")}>
          {details.address}
          <br />
          {details.postalCode} {details.city}
          <br />
          {t(`countries.${details.country}`)}
        </Entry>
      )}
      <Entry name={t("summary.delivery")} className="sm:col-span-2">
        {delivery && (
          <>
            {t(`delivery.${delivery}.name`)}
            {area && delivery === "home-delivery" && (
              <span className="mt-1 block">{texts.delivery(area.delivery)}</span>
            )}
            {area && delivery === "optician-visit" && (
              <span className="mt-1 block">{texts.visit(area.visit)}</span>
            )}
            <span className="mt-1 block font-semibold">{promise(delivery, times)}</span>
          </>
        )}
      </Entry>
    </dl>
  );
}

function Entry(props: { name: string; className?: string; children: ReactNode }) {
  const { name, className = "", children } = props;
  const t = useTranslations("checkout.summary");
  const href = useHref();
  return (
    <div className={`border-t border-line pt-4 ${className}`}>
      <dt className="flex items-baseline justify-between gap-4 font-semibold">
        {name}
        <Link
          to={href(checkoutAddresses.shipping)}
          aria-label={t("changeNamed", { name })}
          className="link font-normal"
        >
          {t("change")}
        </Link>
      </dt>
      <dd className="mt-2 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
