import { Container, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useTakeBack } from "../../../orders/take-back/api";
import { OpenChange } from "../../../orders/take-back/open-change";
import { TakeBackForm } from "../../../orders/take-back/take-back-form";
import { PageHead } from "../../../shared/page-head";
import { ReadFailure } from "../../../shared/read-failure";

/** Returns, exchanges and replacements of one order. */
export default function TakeBackPage() {
  const { t } = useTranslation("takeBack");
  const { id = "" } = useParams();
  const { lines, currency, discard, ...found } = useTakeBack(id);
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead
        title={t("title", { number: found.number ?? "" })}
        back={{ to: `/orders/${id}`, label: t("back") }}
      />
      <ReadFailure error={found.error} />
      {discard && <OpenChange path={discard} />}
      {!discard && lines?.length === 0 && (
        <Container className="px-6 py-4">
          <Text>{t("nothing")}</Text>
        </Container>
      )}
      {!discard && lines && currency && lines.length > 0 && (
        <TakeBackForm orderId={id} found={{ ...found, lines, currency }} />
      )}
    </div>
  );
}
