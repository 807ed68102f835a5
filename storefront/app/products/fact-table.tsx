import type { FrameFacts } from "@landolt/forms";
import { useTranslations } from "use-intl";
import type { ProductPage } from "#app/commerce/catalog/product-answer.ts";
import { type Fact, useGuarantee, useKindFacts, useMeasurements } from "./product-facts.ts";

function Table({ facts, caption, note }: { facts: Fact[]; caption: string; note?: string }) {
  return (
    <table className="w-full border-b border-line text-start">
      <caption className="mb-4 text-start">
        <span className="font-display text-2">{caption}</span>
        {note && <span className="mt-1 block text-small text-quiet">{note}</span>}
      </caption>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name} className="border-t border-line align-top">
            <th
              scope="row"
              className="py-2.5 pe-6 font-normal text-quiet hyphens-auto wrap-anywhere"
            >
              {name}
            </th>
            <td className="py-2.5 text-end">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The measured lengths of a frame. */
export function Measurements({ frame }: { frame: FrameFacts }) {
  const t = useTranslations("catalog");
  const measurements = useMeasurements();
  return (
    <Table facts={measurements(frame)} caption={t("measurements")} note={t("measurementsNote")} />
  );
}

/** What a product is, and for how long its maker guarantees it. */
export function Details({ product }: { product: ProductPage }) {
  const t = useTranslations("catalog");
  const kindFacts = useKindFacts();
  const guarantee = useGuarantee();
  const { guaranteeMonths } = product;
  const facts = [...kindFacts(product), ...(guaranteeMonths ? [guarantee(guaranteeMonths)] : [])];
  return facts.length > 0 ? <Table facts={facts} caption={t("facts")} /> : null;
}
