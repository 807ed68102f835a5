import { storeTopics, visitMinutes } from "@landolt/forms";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { Container, PageHeader } from "#app/design/layout.tsx";
import { Notice } from "#app/design/notice.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { PageHead } from "#app/document/page-head.tsx";
import { revalidatesWhenSent } from "#app/document/revalidation.ts";
import { useHref } from "#app/language/use-language.ts";
import { OpeningHoursTable } from "#app/opening-hours/opening-hours-table.tsx";
import { PhoneLink } from "#app/shell/phone-link.tsx";
import { formFacts } from "../homeservice/form/form-facts.server.ts";
import { submitHomeService } from "../homeservice/form/home-service-action.server.ts";
import { keepTyped } from "../homeservice/form/keep-typed.ts";
import type { Route } from "./+types/appointment";
import { AppointmentForm } from "./appointment-form.tsx";

export async function loader() {
  const profile = valueOrErrorPage(await businessProfile());
  const { name, street, postalCode, town, openingHours } = profile;
  return {
    ...(await formFacts(profile, "store")),
    ...{ name, street, postalCode, town, openingHours },
    minutes: storeTopics.map((topic) => [topic, visitMinutes(profile, "store", [topic])] as const),
  };
}

export const shouldRevalidate = revalidatesWhenSent;

export function action({ request }: Route.ActionArgs) {
  return submitHomeService(request);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepTyped(request, serverAction);
}

/** Asking for an appointment in the store: a visit that needs no address. */
export default function Appointment({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("appointment");
  const general = useTranslations("general");
  const visits = useTranslations("homeservice");
  const seo = useTranslations("seo");
  const address = useHref();
  const { name, street, postalCode, town, openingHours, promise } = loaderData;
  return (
    <>
      <PageHead
        title={seo("appointment")}
        label={t("title")}
        description={t("description", { name, town })}
      />
      <PageHeader title={t("title")} lead={t("lead", { town, ...promise })} />
      <Container className="pb-24">
        <Notice tone="warning" title={visits("urgent.title")} className="mb-14 max-w-narrow">
          <p>{visits("urgent.text")}</p>
        </Notice>
        <div className="grid gap-16 lg:grid-cols-[minmax(0,44rem)_1fr] lg:gap-24">
          <AppointmentForm facts={loaderData} answer={actionData} />
          <aside className="lg:sticky lg:top-8 lg:self-start">
            <h2 className="text-1">{t("where")}</h2>
            <address className="mt-2 not-italic">
              {name}
              <br />
              {street}
              <br />
              {postalCode} {town}
            </address>
            <h2 className="mt-10 text-1">{general("openingHours")}</h2>
            <OpeningHoursTable hours={openingHours} className="mt-2" />
            <h2 className="mt-10 text-1">{visits("phoneTitle")}</h2>
            <p className="mt-2 text-2 font-display">
              <PhoneLink />
            </p>
            <p className="mt-10">
              <Link to={address("/homeservice")} className="link inline-block py-1">
                {t("atHome")}
              </Link>
            </p>
          </aside>
        </div>
      </Container>
    </>
  );
}
