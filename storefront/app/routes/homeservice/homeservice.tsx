import { visitRules } from "@landolt/forms";
import { data, isRouteErrorResponse } from "react-router";
import { useTranslations } from "use-intl";
import { trayFrames } from "#app/commerce/catalog/tray.server.ts";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { visitSlots } from "#app/commerce/visits/home-service.server.ts";
import { RadiusDrawing } from "#app/design/drawings/radius-drawing.tsx";
import { Container, PageHeader } from "#app/design/layout.tsx";
import { Notice } from "#app/design/notice.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { PageHead } from "#app/document/page-head.tsx";
import { revalidatesWhenSent } from "#app/document/revalidation.ts";
import { formValues } from "#app/forms/form-values.ts";
import { languageOf } from "#app/language/addresses.ts";
import { PhoneLink } from "#app/shell/phone-link.tsx";
import type { Route } from "./+types/homeservice";
import { visitValues } from "./form/form-values.ts";
import {
  type Failure,
  freshForm,
  type Returned,
  submitHomeService,
} from "./form/home-service-action.server.ts";
import { HomeServiceForm } from "./form/home-service-form.tsx";

const steps = ["test", "advice", "fitting", "billing"] as const;

/** Who has a tray gets a page of their own, whose hydration is deferred as on the cached ones. */
export const handle = { deferHydration: true };

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const profile = valueOrErrorPage(await businessProfile());
  const [slots, frames] = await Promise.all([visitSlots(), trayFrames(request, language)]);
  const { town, homeServiceRadiusKm, replyPromiseHours, services, homeService } = profile;
  return data({
    town,
    radius: homeServiceRadiusKm,
    promise: { hours: replyPromiseHours, clock: profile.replyPromiseClock },
    keep: {
      months: homeService.keepMonthsAfterVisit,
      shortMonths: homeService.keepMonthsWithoutVisit,
    },
    minutes: Object.fromEntries(services.map(({ code, minutes }) => [code, minutes])),
    days: valueOrErrorPage(slots).days,
    rules: visitRules(profile),
    now: new Date().toISOString(),
    frames,
    form: freshForm(),
  });
}

export const shouldRevalidate = revalidatesWhenSent;

export function action({ request }: Route.ActionArgs) {
  return submitHomeService(request);
}

/** The failure that the visitor is shown, from what sending the form threw in the browser. */
function failureOf(error: unknown): Failure {
  const status = isRouteErrorResponse(error) ? error.status : 0;
  if (status === 400 || status === 422) return "invalid";
  return status >= 500 ? "server" : "submission";
}

/** What the network or a proxy lost comes back as it was typed, too. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is how a success is answered.
    if (error instanceof Response) throw error;
    const returned: Returned = {
      values: visitValues(formValues(typed)),
      errors: {},
      failure: failureOf(error),
    };
    return returned;
  }
}

export default function HomeService({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("homeservice");
  const seo = useTranslations("seo");
  const { town, radius, promise } = loaderData;
  return (
    <>
      <PageHead
        title={seo("homeservice")}
        label={t("title")}
        description={t("description", { radius, town })}
      />
      <PageHeader title={t("title")} lead={t("lead", { radius, town, ...promise })} />
      <Container className="pb-24">
        <Notice tone="warning" title={t("urgent.title")} className="mb-14 max-w-narrow">
          <p>{t("urgent.text")}</p>
        </Notice>
        <div className="grid gap-16 lg:grid-cols-[minmax(0,44rem)_1fr] lg:gap-24">
          <HomeServiceForm facts={loaderData} answer={actionData} />
          <aside className="lg:sticky lg:top-8 lg:self-start">
            <figure>
              <RadiusDrawing
                label={t("radius", { radius, town })}
                className="hidden w-full max-w-64 text-accent lg:block"
              />
              <figcaption className="text-small text-quiet lg:mt-4">
                {t("radius", { radius, town })}
              </figcaption>
            </figure>
            <h2 className="mt-10 text-1">{t("stepsTitle")}</h2>
            <ul className="mt-3 grid gap-2 text-base text-quiet">
              {steps.map((step) => (
                <li key={step}>{t(`steps.${step}`)}</li>
              ))}
            </ul>
            <h2 className="mt-10 text-1">{t("phoneTitle")}</h2>
            <p className="mt-2 text-2 font-display">
              <PhoneLink />
            </p>
          </aside>
        </div>
      </Container>
    </>
  );
}
