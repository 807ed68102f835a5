import { useTranslations } from "use-intl";
import { businessProfile } from "../../commerce/business.server.ts";
import { ButtonLink } from "../../design/button.tsx";
import { Container, PageHeader } from "../../design/layout.tsx";
import { RingList } from "../../design/ring-list.tsx";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import { languageOf } from "../../language/addresses.ts";
import { useHref } from "../../language/use-language.ts";
import type { Route } from "./+types/services";

export async function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { services } = valueOrErrorPage(await businessProfile());
  return services.map(({ code, minutes, title, text }) => ({
    code,
    minutes,
    title: title[language],
    text: text[language],
  }));
}

export default function Services({ loaderData: services }: Route.ComponentProps) {
  const t = useTranslations();
  const href = useHref();
  return (
    <>
      <PageHead title={t("pages.services.title")} description={t("pages.services.description")} />
      <PageHeader title={t("pages.services.title")} lead={t("pages.services.lead")} />
      <Container className="pb-24">
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
          <ButtonLink to={href("/contact")}>{t("pages.services.book")}</ButtonLink>
        </p>
      </Container>
    </>
  );
}
