import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Container, PageHeader } from "../../design/layout.tsx";
import { Notice } from "../../design/notice.tsx";
import { PageHead } from "../../document/page-head.tsx";
import { useBusiness } from "../../shell/use-shell.ts";

interface LegalPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** Frame of the legal pages, which say that they are demonstration texts as long as the business is one. */
export function LegalPage({ title, description, children }: LegalPageProps) {
  const t = useTranslations("pages.legal");
  const business = useBusiness();
  return (
    <>
      <PageHead title={title} description={description} />
      <PageHeader title={title} lead={description} />
      <Container className="pb-24">
        {business?.demo && (
          <Notice>
            <p>{t("toComplete")}</p>
          </Notice>
        )}
        <div className="prose mt-12 max-w-measure">{children}</div>
      </Container>
    </>
  );
}
