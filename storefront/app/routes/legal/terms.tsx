import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { LegalPage } from "./legal-page.tsx";

const sections = ["contract", "prices", "payment", "guarantee"] as const;

export default function Terms() {
  const t = useTranslations();
  return (
    <LegalPage title={t("footer.terms")} description={t("pages.legal.terms.description")}>
      {sections.map((section) => (
        <Fragment key={section}>
          <h2>{t(`pages.legal.terms.sections.${section}.title`)}</h2>
          <p>{t(`pages.legal.terms.sections.${section}.text`)}</p>
        </Fragment>
      ))}
    </LegalPage>
  );
}
