import { useTranslations } from "use-intl";
import { lookbookFrames } from "../../commerce/catalog.server.ts";
import { LandoltRing } from "../../design/landolt-ring.tsx";
import { Container, PageHeader, Section } from "../../design/layout.tsx";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import { languageOf } from "../../language/addresses.ts";
import { PhoneLink } from "../../shell/phone-link.tsx";
import type { Route } from "./+types/lookbook";
import { FrameCard } from "./frame-card.tsx";
import { frameCards } from "./frame-card-facts.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  return frameCards(valueOrErrorPage(await lookbookFrames(language)));
}

export default function Lookbook({ loaderData: frames }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <>
      <PageHead title={t("pages.lookbook.title")} description={t("pages.lookbook.description")} />
      <PageHeader title={t("pages.lookbook.title")} lead={t("pages.lookbook.lead")}>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 text-small">
          <span className="inline-flex items-center gap-2.5 font-semibold">
            <LandoltRing gap="down" className="size-4 text-accent" />
            {t("general.storeOnly")}
          </span>
          <span className="text-quiet">{t("pages.lookbook.count", { count: frames.length })}</span>
        </p>
      </PageHeader>
      <Container className="pb-8">
        {frames.length === 0 && <p className="text-lead">{t("pages.lookbook.empty")}</p>}
        <h2 className="sr-only">{t("pages.brands.frames")}</h2>
        <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
          {frames.map((product) => (
            <li key={product.id}>
              <FrameCard product={product} />
            </li>
          ))}
        </ul>
      </Container>
      <Section>
        <h2 className="text-4">{t("pages.lookbook.visitTitle")}</h2>
        <p className="mt-4 max-w-[50ch] text-lead text-quiet">{t("pages.lookbook.visitText")}</p>
        <p className="mt-6 font-display text-3">
          <PhoneLink />
        </p>
      </Section>
    </>
  );
}
