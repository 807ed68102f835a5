import { Fragment } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { useMoney } from "#app/products/price.tsx";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { useHref } from "../../language/use-language.ts";
import type { Route } from "./+types/delivery-and-returns";
import { LegalPage } from "./legal-page.tsx";

const sections = ["delivery", "collect", "withdrawal", "exceptions"] as const;

export async function loader() {
  const { email, town, freeDeliveryRadiusKm, homeDeliveryPrice } = valueOrErrorPage(
    await businessProfile(),
  );
  return { email, town, radius: freeDeliveryRadiusKm, price: homeDeliveryPrice };
}

export default function DeliveryAndReturns({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const money = useMoney();
  const facts = { ...loaderData, price: money(loaderData.price, "eur") };
  const href = useHref();
  return (
    <LegalPage
      title={t("footer.deliveryAndReturns")}
      description={t("pages.legal.deliveryAndReturns.description")}
    >
      {sections.map((section) => (
        <Fragment key={section}>
          <h2>{t(`pages.legal.deliveryAndReturns.sections.${section}.title`)}</h2>
          <p>{t(`pages.legal.deliveryAndReturns.sections.${section}.text`, facts)}</p>
          {section === "withdrawal" && (
            <p>
              <Link to={href("/withdrawal")}>{t("withdrawal.entry")}</Link>
            </p>
          )}
        </Fragment>
      ))}
    </LegalPage>
  );
}
