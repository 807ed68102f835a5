import { useTranslations } from "use-intl";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { PairMark } from "#app/design/drawings/pair-mark.tsx";
import { environment } from "#server/environment.ts";
import { ButtonLink } from "../../design/button.tsx";
import { Container, Headline } from "../../design/layout.tsx";
import { RingList } from "../../design/ring-list.tsx";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import { homeService } from "../../document/structured-data/business.ts";
import { href, languageOf } from "../../language/addresses.ts";
import { useHref } from "../../language/use-language.ts";
import { Scene } from "../../pictures/scene.tsx";
import { scenePicture } from "../../pictures/scenes.server.ts";
import type { Route } from "./+types/services";

export async function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const profile = valueOrErrorPage(await businessProfile());
  const { services } = profile;
  const { shopOrigin } = environment;
  return {
    things: services
      .filter(({ code }) => code === "home-service")
      .map(({ title, text }) =>
        homeService(shopOrigin, profile, {
          name: title[language],
          description: text[language],
          url: shopOrigin + href(language, "/homeservice"),
        }),
      ),
    picture: scenePicture("service"),
    services: services.map(({ code, minutes, title, text }) => ({
      code,
      minutes,
      title: title[language],
      text: text[language],
    })),
  };
}

export default function Services({
  loaderData: { services, picture, things },
}: Route.ComponentProps) {
  const t = useTranslations();
  const href = useHref();
  return (
    <>
      <PageHead
        title={t("seo.services")}
        label={t("pages.services.title")}
        description={t("pages.services.description")}
        things={things}
      />
      <Container className="grid items-center gap-x-16 lg:grid-cols-12">
        <div className="py-12 lg:col-span-6 lg:py-20">
          <Headline as="h1" className="huge beside">
            {t("pages.services.title")}
          </Headline>
          <p className="mt-5 max-w-[52ch] text-lead text-quiet">{t("pages.services.lead")}</p>
        </div>
        <div className="bleeds-right self-stretch lg:col-span-6">
          <Scene
            name="service"
            picture={picture}
            priority
            sizes="(min-width: 64rem) 52vw, 100vw"
            className="aspect-4/3 h-full w-full rounded-none"
          >
            <div className="grid h-full min-h-64 place-items-center bg-ground lg:min-h-96">
              <PairMark className="w-1/2 text-accent" />
            </div>
          </Scene>
        </div>
      </Container>
      <Container className="pt-12 pb-24 lg:pt-20">
        <RingList
          heading="h2"
          items={services.map(({ code, title, text, minutes }) => ({
            key: code,
            title,
            text,
            aside: minutes && t("general.minutes", { minutes }),
          }))}
        />
        <p className="mt-10">
          <ButtonLink to={href("/appointment")}>{t("pages.services.book")}</ButtonLink>
        </p>
      </Container>
    </>
  );
}
