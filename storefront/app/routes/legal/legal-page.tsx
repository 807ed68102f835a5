import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Container, PageHeader } from "../../design/layout.tsx";
import { Notice } from "../../design/notice.tsx";
import { PageHead } from "../../document/page-head.tsx";

interface LegalPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** Frame of the legal pages: they are demonstration texts, and say so. */
export function LegalPage({ title, description, children }: LegalPageProps) {
  const t = useTranslations("pages.legal");
  return (
    <>
      <PageHead title={title} description={description} />
      <PageHeader title={title} lead={description} />
      <Container className="pb-24">
        <Notice>
          <p>{t("toComplete")}</p>
        </Notice>
        <div className="prose mt-12 max-w-measure">{children}</div>
      </Container>
    </>
  );
}
