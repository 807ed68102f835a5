import type { KeptPrescription } from "@landolt/optics";
import { Form } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { Notice } from "#app/design/notice.tsx";
import { useHref } from "#app/language/use-language.ts";
import { LensValuesTable } from "#app/order-lines/lens-values-table.tsx";

export interface ShownPrescription {
  id: string;
  prescription: KeptPrescription;
  /** Of the lens, where it is sold. */
  title?: string;
  expired: boolean;
  /** Hidden fields for the page of the lens; none where it cannot be ordered. */
  carried: (readonly [name: string, value: string])[];
}

/** A prescription with its values, and what can be done with it. */
export function PrescriptionCard({ shown }: { shown: ShownPrescription }) {
  const t = useTranslations("account.people");
  const format = useFormatter();
  const href = useHref();
  const { id, prescription, title, expired, carried } = shown;
  const { kind, product, issued, expires, by, right, left, pd } = prescription;
  const day = (text: string) =>
    format.dateTime(new Date(`${text}T00:00:00Z`), { dateStyle: "long", timeZone: "UTC" });
  const millimetres = (value: number) => format.number(value / 100, { maximumFractionDigits: 2 });
  return (
    <article>
      <h2 className="text-1">{kind === "glasses" ? t("glasses") : (title ?? t("contact"))}</h2>
      <p className="mt-1 text-small text-quiet">
        {t("issued", { date: day(issued) })}
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
      {expired && (
        <Notice tone="warning" className="mt-5" title={t("expiredTitle")}>
          <p>{t("expired")}</p>
          <ButtonLink look="quiet" to={href("/contact")} className="mt-3">
            {t("appointment")}
          </ButtonLink>
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        {product && carried.length > 0 && (
          <Form method="post" action={href(`/shop/product/${product}`)}>
            {carried.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" name="intent" value="carry">
              {t("order")}
            </Button>
          </Form>
        )}
        <Form method="post">
          <input type="hidden" name="prescription" value={id} />
          <Button look="plain" type="submit" name="intent" value="delete">
            {t("delete")}
          </Button>
        </Form>
      </div>
    </article>
  );
}
