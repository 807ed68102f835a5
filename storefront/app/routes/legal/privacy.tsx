import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import type { Route } from "./+types/privacy";
import { LegalPage } from "./legal-page.tsx";

const sections = ["orders", "health", "visits", "logs", "rights"] as const;

export async function loader() {
  const { email, homeService } = valueOrErrorPage(await businessProfile());
  return {
    email,
    months: homeService.keepMonthsAfterVisit,
    shortMonths: homeService.keepMonthsWithoutVisit,
  };
}

export default function Privacy({ loaderData: facts }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <LegalPage title={t("footer.privacy")} description={t("pages.legal.privacy.description")}>
      {sections.map((section) => (
        <Fragment key={section}>
          <h2>{t(`pages.legal.privacy.sections.${section}.title`)}</h2>
          <p>{t(`pages.legal.privacy.sections.${section}.text`, facts)}</p>
        </Fragment>
      ))}
    </LegalPage>
  );
}
