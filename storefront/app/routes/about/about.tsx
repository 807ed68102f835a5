import { useTranslations } from "use-intl";
import { businessProfile } from "../../commerce/business.server.ts";
import { Container, PageHeader } from "../../design/layout.tsx";
import { PairMark } from "../../design/pair-mark.tsx";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import type { Route } from "./+types/about";

const parts = ["who", "how", "limits"] as const;

export async function loader() {
  const { name, town } = valueOrErrorPage(await businessProfile());
  return { name, town };
}

export default function About({ loaderData: facts }: Route.ComponentProps) {
  const t = useTranslations("pages.about");
  return (
    <>
      <PageHead title={t("title")} description={t("description")} />
      <PageHeader title={t("title")} lead={t("lead")} />
      <Container className="grid gap-12 pb-24 lg:grid-cols-12">
        <PairMark className="w-40 self-start text-accent lg:col-span-4 lg:w-full lg:max-w-72" />
        <div className="grid gap-12 lg:col-span-7 lg:col-start-6">
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
