import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import type { Route } from "./+types/accessibility";
import { LegalPage } from "./legal-page.tsx";

const sections = ["goal", "gaps", "help"] as const;

export async function loader() {
  return { email: valueOrErrorPage(await businessProfile()).email };
}

export default function Accessibility({ loaderData: facts }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <LegalPage
      title={t("footer.accessibility")}
      description={t("pages.legal.accessibility.description")}
    >
      {sections.map((section) => (
        <Fragment key={section}>
          <h2>{t(`pages.legal.accessibility.sections.${section}.title`)}</h2>
          <p>{t(`pages.legal.accessibility.sections.${section}.text`, facts)}</p>
        </Fragment>
      ))}
    </LegalPage>
  );
}
