import { useTranslations } from "use-intl";
import { Container, PageHeader } from "../../design/layout.tsx";
import { RingList } from "../../design/ring-list.tsx";
import { PageHead } from "../../document/page-head.tsx";
import { FrameMeasures } from "./frame-measures.tsx";

const points = ["shape", "size", "material", "fit"] as const;

export default function Design() {
  const t = useTranslations("pages.design");
  return (
    <>
      <PageHead title={t("title")} description={t("description")} />
      <PageHeader title={t("title")} lead={t("lead")} />
      <Container className="pb-24">
        <FrameMeasures />
        <div className="mt-16">
          <RingList
            heading="h2"
            items={points.map((point) => ({
              key: point,
              title: t(`points.${point}.title`),
              text: t(`points.${point}.text`),
            }))}
          />
        </div>
      </Container>
    </>
  );
}
