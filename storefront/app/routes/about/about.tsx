import { useTranslations } from "use-intl";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { PairMark } from "#app/design/drawings/pair-mark.tsx";
import { environment } from "#server/environment.ts";
import { Container, PageHeader } from "../../design/layout.tsx";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import { optician } from "../../document/structured-data/business.ts";
import { Scene } from "../../pictures/scene.tsx";
import { scenePicture } from "../../pictures/scenes.server.ts";
import type { Route } from "./+types/about";

const parts = ["who", "how", "limits"] as const;

export async function loader() {
  const profile = valueOrErrorPage(await businessProfile());
  const { name, town } = profile;
  return {
    facts: { name, town },
    picture: scenePicture("design-tools"),
    things: [optician(environment.shopOrigin, profile, new Date())],
  };
}

export default function About({ loaderData: { facts, picture, things } }: Route.ComponentProps) {
  const t = useTranslations("pages.about");
  const seo = useTranslations("seo");
  return (
    <>
      <PageHead
        title={seo("about")}
        label={t("title")}
        description={t("description")}
        things={things}
      />
      <PageHeader title={t("title")} lead={t("lead")} />
      <Container className="grid gap-x-16 gap-y-12 pb-24 lg:grid-cols-12">
        <div className="bleeds-left lg:col-span-6">
          <Scene
            name="design-tools"
            picture={picture}
            priority
            sizes="(min-width: 64rem) 52vw, 100vw"
          >
            <div className="grid place-items-center bg-ground py-24">
              <PairMark className="w-3/5 text-accent" />
            </div>
          </Scene>
        </div>
        <div className="grid gap-12 lg:col-span-5 lg:col-start-8">
          {parts.map((part) => (
            <section key={part} className="border-t border-line pt-6">
              <h2 className="text-3">{t(`${part}.title`)}</h2>
              <p className="mt-4 max-w-measure text-lead text-quiet">{t(`${part}.text`, facts)}</p>
            </section>
          ))}
        </div>
      </Container>
    </>
  );
}
