import type { ShownConsent } from "@landolt/forms";
import { useFormatter, useTranslations } from "use-intl";

/** What was agreed to when, and whether it still counts. */
export function ConsentRecord({ consent }: { consent: ShownConsent }) {
  const t = useTranslations("consent");
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: "long" });
  const { purpose, given_at, withdrawn_at } = consent;
  return (
    <>
      <p>{t(`given.${purpose}`, { date: day(given_at) })}</p>
      {withdrawn_at && <p className="mt-2">{t("withdrawn", { date: day(withdrawn_at) })}</p>}
    </>
  );
}
