import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { businessProfile } from "../../commerce/business.server.ts";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import type { Route } from "./+types/delivery-and-returns";
import { LegalPage } from "./legal-page.tsx";

const sections = ["delivery", "collect", "withdrawal", "exceptions"] as const;

export async function loader() {
  const { email, town, freeDeliveryRadiusKm } = valueOrErrorPage(await businessProfile());
  return { email, town, radius: freeDeliveryRadiusKm };
}

export default function DeliveryAndReturns({ loaderData: facts }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <LegalPage
      title={t("footer.deliveryAndReturns")}
      description={t("pages.legal.deliveryAndReturns.description")}
    >
      {sections.map((section) => (
        <Fragment key={section}>
          <h2>{t(`pages.legal.deliveryAndReturns.sections.${section}.title`)}</h2>
          <p>{t(`pages.legal.deliveryAndReturns.sections.${section}.text`, facts)}</p>
        </Fragment>
      ))}
    </LegalPage>
  );
}
