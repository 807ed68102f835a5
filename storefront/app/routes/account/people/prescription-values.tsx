import type { KeptPrescription } from "@landolt/optics";
import { useFormatter, useTranslations } from "use-intl";
import { LensValuesTable } from "#app/order-lines/lens-values-table.tsx";

interface PrescriptionValuesProps {
  prescription: KeptPrescription;
  /** Of the lens, where it is sold. */
  title?: string | undefined;
  /** Whether our own staff have measured it. */
  inStore?: boolean;
}

/** What a prescription says, right and left beside each other. */
export function PrescriptionValues({ prescription, title, inStore }: PrescriptionValuesProps) {
  const t = useTranslations("account.people");
  const format = useFormatter();
  const { kind, issued, expires, by, right, left, pd } = prescription;
  const day = (text: string) =>
    format.dateTime(new Date(`${text}T00:00:00Z`), { dateStyle: "long", timeZone: "UTC" });
  const millimetres = (value: number) => format.number(value / 100, { maximumFractionDigits: 2 });
  return (
    <>
      <h2 className="text-1">{kind === "glasses" ? t("glasses") : (title ?? t("contact"))}</h2>
      <p className="mt-1 text-small text-quiet">
        {t(inStore ? "inStore" : "issued", { date: day(issued) })}
        {expires && ` · ${t("expires", { date: day(expires) })}`}
        {by && ` · ${by}`}
      </p>
      <div className="mt-4 max-w-narrow">
        <LensValuesTable lenses={{ ...(right && { right }), ...(left && { left }) }} />
        {pd && (
          <p className="mt-3 text-small">
            {t("pdOf", { right: millimetres(pd.right), left: millimetres(pd.left) })}
          </p>
        )}
      </div>
    </>
  );
}
