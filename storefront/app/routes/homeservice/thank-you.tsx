import { useTranslations } from "use-intl";
import { businessProfile } from "../../commerce/business.server.ts";
import { ButtonLink } from "../../design/button.tsx";
import { Container, PageHeader } from "../../design/layout.tsx";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import { useHref } from "../../language/use-language.ts";
import type { Route } from "./+types/thank-you";

export async function loader() {
  return { hours: valueOrErrorPage(await businessProfile()).replyPromiseHours };
}

export default function ThankYou({ loaderData: { hours } }: Route.ComponentProps) {
  const t = useTranslations();
  const href = useHref();
  return (
    <>
      <PageHead
        title={t("pages.thankYou.title")}
        description={t("pages.thankYou.description")}
        hidden
      />
      <PageHeader title={t("pages.thankYou.title")} lead={t("pages.thankYou.text", { hours })} />
      <Container className="pb-24">
        <ButtonLink to={href("/")}>{t("general.backToHome")}</ButtonLink>
      </Container>
    </>
  );
}
