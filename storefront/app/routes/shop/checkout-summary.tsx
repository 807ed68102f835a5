import type { CheckoutDetails } from "@landolt/forms";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { checkoutAddresses } from "#app/commerce/checkout-steps.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import type { Route } from "./+types/checkout-summary";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { reachStep } from "./checkout-guard.server.ts";
import { OrderLines } from "./order-lines.tsx";
import { personalHeaders } from "./personal.ts";
import { picturesOf } from "./pictures.server.ts";
import { TotalsTable } from "./totals-table.tsx";

export const headers = personalHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const { bag, details } = valueOrErrorPage(await reachStep(request, "summary"));
  const phone = parsePhoneNumberFromString(details.phone ?? "")?.formatInternational();
  return { bag, details, phone, pictures: await picturesOf(bag.lines, language) };
}

export default function CheckoutSummary({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("checkout");
  const href = useHref();
  const { bag, details, phone, pictures } = loaderData;
  return (
    <CheckoutFrame step="summary" title={t("summary.title")}>
      <p className="-mt-5 mb-10 text-lead text-quiet">{t("summary.lead")}</p>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="mb-4 text-2">{t("summary.products")}</h2>
          <OrderLines
            lines={bag.lines}
            currency={bag.totals?.currency ?? "eur"}
            pictures={pictures}
          />
          <p className="mt-3">
            <Link to={href(checkoutAddresses.bag)} className="link">
              {t("summary.changeBag")}
            </Link>
          </p>
          <ReadBack details={details} phone={phone} />
        </div>
        <div>
          {bag.totals && <TotalsTable totals={bag.totals} />}
          <ButtonLink to={href(checkoutAddresses.payment)} className="mt-8 w-full">
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
function ReadBack(props: { details: Partial<CheckoutDetails>; phone: string | undefined }) {
  const { details, phone } = props;
  const t = useTranslations("checkout");
  return (
    <dl className="mt-12 grid gap-8 sm:grid-cols-2">
      <Entry name={t("summary.contact")}>
        {details.firstName} {details.lastName}
        <br />
        {details.email}
        <br />
        {phone}
      </Entry>
      <Entry name={t("summary.address")}>
        {details.address}
        <br />
        {details.postalCode} {details.city}
        {details.country && (
          <>
            <br />
            {t(`countries.${details.country}`)}
          </>
        )}
      </Entry>
      <Entry name={t("summary.delivery")}>
        {details.delivery && t(`delivery.${details.delivery}.name`)}
      </Entry>
    </dl>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslations("checkout.summary");
  const href = useHref();
  return (
    <div className="border-t border-line pt-4">
      <dt className="flex items-baseline justify-between gap-4 font-semibold">
        {name}
        <Link
          to={href(checkoutAddresses.shipping)}
          aria-label={`${t("change")}: ${name}`}
          className="link font-normal"
        >
          {t("change")}
        </Link>
      </dt>
      <dd className="mt-2 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
