import { geonamesCredit } from "@landolt/places";
import { useTranslations } from "use-intl";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { EmailLink } from "../../shell/email-link.tsx";
import { PhoneLink } from "../../shell/phone-link.tsx";
import type { Route } from "./+types/notice";
import { LegalPage } from "./legal-page.tsx";

export async function loader() {
  const { legalName, street, postalCode, town, email, legal } = valueOrErrorPage(
    await businessProfile(),
  );
  return { legalName, street, postalCode, town, email, legal };
}

export default function LegalNotice({ loaderData: business }: Route.ComponentProps) {
  const t = useTranslations();
  const { legal } = business;
  const facts: [label: string, text: string][] = [
    [t("pages.legal.notice.register"), legal.tradeRegister],
    [t("pages.legal.notice.vat"), legal.vatNumber],
    [t("pages.legal.notice.permit"), legal.permitNumber],
    [t("pages.legal.notice.supervision"), legal.supervisoryBody],
  ];
  return (
    <LegalPage title={t("footer.notice")} description={t("pages.legal.notice.description")}>
      <h2>{t("pages.legal.notice.operator")}</h2>
      <address className="not-italic">
        {business.legalName}
        <br />
        {business.street}
        <br />
        {business.postalCode} {business.town}
        <br />
        <PhoneLink />
        <br />
        <EmailLink email={business.email} />
      </address>
      <dl className="border-t border-line">
        {facts.map(([label, text]) => (
          <div key={label} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-2">
            <dt className="font-semibold">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h2>{t("pages.legal.notice.disputesTitle")}</h2>
      <p>{t("pages.legal.notice.disputesText")}</p>
      <h2>{t("coverage.creditTitle")}</h2>
      <p>
        {t.rich("coverage.credit", {
          source: (text) => (
            <a className="link" href={geonamesCredit.url}>
              {text}
            </a>
          ),
          licence: () => (
            <a className="link" href={geonamesCredit.licenceUrl}>
              {geonamesCredit.licence}
            </a>
          ),
        })}
      </p>
    </LegalPage>
  );
}
