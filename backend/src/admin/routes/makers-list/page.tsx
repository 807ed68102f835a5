import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Buildings } from "@medusajs/icons";
import { Container, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { MakerPanel } from "../../orders/maker-panel";
import { useMakersList } from "../../orders/makers-api";
import { PageHead } from "../../shared/page-head";
import { RawRecord } from "../../shared/raw-record";
import { ReadFailure } from "../../shared/read-failure";

/** The lenses of open orders by their makers: to order, under way, arrived. */
export default function MakersListPage() {
  const { t } = useTranslation("makers");
  const { data, error } = useMakersList();
  const makers = [...new Set((data?.lines ?? []).map(({ maker }) => maker))].toSorted();
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead title={t("title")} subtitle={t("subtitle")}>
        {data && <RawRecord record={data.lines} />}
      </PageHead>
      <ReadFailure error={error} />
      {data && makers.length === 0 && (
        <Container className="px-6 py-8">
          <Text className="text-ui-fg-subtle">{t("nothing")}</Text>
        </Container>
      )}
      {makers.map((maker) => (
        <MakerPanel
          key={maker}
          maker={maker}
          lines={data?.lines.filter((line) => line.maker === maker) ?? []}
        />
      ))}
    </div>
  );
}

export const config = defineRouteConfig({
  label: "menu",
  translationNs: "makers",
  icon: Buildings,
  nested: "/orders",
});
