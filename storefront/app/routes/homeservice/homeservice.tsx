import { useTranslations } from "use-intl";
import { businessProfile } from "../../commerce/business.server.ts";
import { Container, PageHeader } from "../../design/layout.tsx";
import { Notice } from "../../design/notice.tsx";
import { RadiusDrawing } from "../../design/radius-drawing.tsx";
import { RingList } from "../../design/ring-list.tsx";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import { PhoneLink } from "../../shell/phone-link.tsx";
import type { Route } from "./+types/homeservice";

const steps = ["test", "advice", "fitting", "billing"] as const;

export async function loader() {
  const { town, homeServiceRadiusKm, replyPromiseHours } = valueOrErrorPage(
    await businessProfile(),
  );
  return { town, radius: homeServiceRadiusKm, hours: replyPromiseHours };
}

export default function HomeService({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("pages.homeservice");
  const { town, radius, hours } = loaderData;
  return (
    <>
      <PageHead title={t("title")} description={t("description", { radius, town })} />
      <PageHeader title={t("title")} lead={t("lead")} />
      <Container className="pb-24">
        <div className="grid gap-12 lg:grid-cols-12">
          <section className="border-t border-line pt-8 lg:col-span-7">
            <h2 className="text-3">{t("phoneTitle")}</h2>
            <p className="mt-4 max-w-measure text-quiet">{t("phoneText", { hours })}</p>
            <p className="mt-6 font-display text-4">
              <PhoneLink />
            </p>
          </section>
          <figure className="lg:col-span-4 lg:col-start-9">
            <RadiusDrawing
              label={t("radius", { radius, town })}
              className="w-48 text-accent sm:w-64 lg:w-full"
            />
            <figcaption className="mt-4 text-small text-quiet">
              {t("radius", { radius, town })}
            </figcaption>
          </figure>
        </div>
        <div className="mt-16">
          <RingList
            heading="h2"
            items={steps.map((step) => ({
              key: step,
              title: t(`steps.${step}.title`),
              text: t(`steps.${step}.text`),
            }))}
          />
        </div>
        <Notice tone="warning" className="mt-12">
          <p>{t("limits")}</p>
        </Notice>
      </Container>
    </>
  );
}
