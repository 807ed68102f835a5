import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Container, Text } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { releasesKey, type Waiting } from "../../lens-releases/api";
import { OrderPanel } from "../../lens-releases/order-panel";
import { PageHead } from "../../shared/page-head";
import { RawRecord } from "../../shared/raw-record";
import { ReadFailure } from "../../shared/read-failure";
import { usePageRead } from "../../shared/use-read";
import { useStaffEvents } from "../../shared/use-staff-events";

/** Lens orders that an optician has to look at, the oldest first. */
export default function LensReleasesPage() {
  const { t } = useTranslation("lensReleases");
  const { data, error } = usePageRead<{ lens_releases: Waiting[] }>(releasesKey, "lens-releases");
  const queries = useQueryClient();
  useStaffEvents(() => void queries.invalidateQueries({ queryKey: releasesKey }));
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead title={t("title")} subtitle={t("subtitle")}>
        {data && <RawRecord record={data.lens_releases} />}
      </PageHead>
      <ReadFailure error={error} />
      {data?.lens_releases.length === 0 && (
        <Container>
          <Text className="text-ui-fg-subtle">{t("none")}</Text>
        </Container>
      )}
      {data?.lens_releases.map((order) => (
        <OrderPanel key={order.order_id} order={order} />
      ))}
    </div>
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "lensReleases",
  nested: "/orders",
});
