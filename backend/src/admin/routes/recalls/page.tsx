import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Button, Container, Input, Label, Text } from "@medusajs/ui";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FoundLot, lotKey, type PastRecall, recallsKey } from "../../orders/recall-api";
import { RecallPanel } from "../../orders/recall-panel";
import { useWriting } from "../../shared/language";
import { PageHead } from "../../shared/page-head";
import { ReadFailure } from "../../shared/read-failure";
import { RecordsTable } from "../../shared/records-table";
import { usePageRead, useRead } from "../../shared/use-read";

/** From a lot number to the customers who have its boxes, and the mail to them. */
export default function RecallsPage() {
  const { t } = useTranslation("recalls");
  const { moment } = useWriting();
  const id = useId();
  const [lot, setLot] = useState("");
  const found = usePageRead<FoundLot>(lotKey(lot), `recalls?lot=${encodeURIComponent(lot)}`, {
    enabled: lot !== "",
    // The texts that are being written must not be lost.
    refetchOnWindowFocus: false,
  });
  const past = useRead<{ recalls: PastRecall[] }>(recallsKey, "recalls");
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLot(String(new FormData(event.currentTarget).get("lot") ?? "").trim());
  };
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead title={t("title")} subtitle={t("subtitle")} />
      <Container>
        <form className="flex flex-wrap items-end gap-3" onSubmit={search}>
          <div className="flex flex-col gap-y-1">
            <Label htmlFor={id} size="small">
              {t("lot")}
            </Label>
            <Input id={id} name="lot" maxLength={40} autoComplete="off" />
          </div>
          <Button type="submit" size="small" variant="secondary" isLoading={found.isFetching}>
            {t("find")}
          </Button>
        </form>
      </Container>
      <ReadFailure error={found.error} />
      {found.data?.products.length === 0 && (
        <Container>
          <Text>{t("nobody", { lot: found.data.lot })}</Text>
        </Container>
      )}
      {found.data?.products.map((product) => (
        <RecallPanel key={product.product_id} lot={lot} product={product} />
      ))}
      {(past.data?.recalls.length ?? 0) > 0 && (
        <Container className="p-0">
          <RecordsTable
            rows={past.data?.recalls ?? []}
            columns={[
              {
                head: t("past"),
                cell: ({ lot: pastLot }) => (
                  <Button size="small" variant="transparent" onClick={() => setLot(pastLot)}>
                    {pastLot}
                  </Button>
                ),
              },
              { head: t("product"), cell: ({ product_title }) => product_title },
              { head: t("by"), cell: ({ begun_by_name }) => begun_by_name },
              { head: t("at"), cell: ({ created_at }) => moment(created_at), right: true },
            ]}
          />
        </Container>
      )}
    </div>
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "recalls",
  nested: "/orders",
});
