import { data } from "react-router";
import { useTranslations } from "use-intl";
import { trayFrames } from "#app/commerce/catalog/tray.server.ts";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { RadiusDrawing } from "#app/design/drawings/radius-drawing.tsx";
import { Container, PageHeader } from "#app/design/layout.tsx";
import { Notice } from "#app/design/notice.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { PageHead } from "#app/document/page-head.tsx";
import { revalidatesWhenSent } from "#app/document/revalidation.ts";
import { languageOf } from "#app/language/addresses.ts";
import { PhoneLink } from "#app/shell/phone-link.tsx";
import type { Route } from "./+types/homeservice";
import { formFacts } from "./form/form-facts.server.ts";
import { submitHomeService } from "./form/home-service-action.server.ts";
import { HomeServiceForm } from "./form/home-service-form.tsx";
import { keepTyped } from "./form/keep-typed.ts";

const steps = ["test", "advice", "fitting", "billing"] as const;

/** Who has a tray gets a page of their own, whose hydration is deferred as on the cached ones. */
export const handle = { deferHydration: true };

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const profile = valueOrErrorPage(await businessProfile());
  const [facts, frames] = await Promise.all([
    formFacts(profile, "home"),
    trayFrames(request, language),
  ]);
  const { town, homeServiceRadiusKm, services } = profile;
  return data({
    ...facts,
    town,
    radius: homeServiceRadiusKm,
    minutes: Object.fromEntries(services.map(({ code, minutes }) => [code, minutes])),
    frames,
  });
}

export const shouldRevalidate = revalidatesWhenSent;

export function action({ request }: Route.ActionArgs) {
  return submitHomeService(request);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepTyped(request, serverAction);
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
