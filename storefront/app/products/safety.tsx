import type { ProductSafety } from "@landolt/forms";
import { useTranslations } from "use-intl";

/** Name, address and contact of one who answers for a product. */
function Party({ label, parts }: { label: string; parts: (string | undefined)[] }) {
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0) return null;
  return (
    <>
      <dt className="mt-3 text-quiet">{label}</dt>
      {known.map((part) => (
        <dd key={part} className="wrap-anywhere">
          {part}
        </dd>
      ))}
    </>
  );
}

/** Who stands behind a product, its instructions for use and its warnings. */
export function Safety({ safety }: { safety: ProductSafety }) {
  const t = useTranslations("catalog.safety");
  return (
    <section className="text-small">
      <h2 className="font-display text-2">{t("title")}</h2>
      {safety.medicalDevice && <p className="mt-3">{t("medicalDevice")}</p>}
      {safety.warnings && <p className="mt-3 whitespace-pre-line">{safety.warnings}</p>}
      {safety.instructions && (
        <p className="mt-3">
          <a href={safety.instructions} className="link" rel="noreferrer">
            {t("instructions")}
          </a>
        </p>
      )}
      <dl>
        <Party
          label={t("maker")}
          parts={[safety.maker, safety.makerAddress, safety.makerContact]}
        />
        <Party
          label={t("representative")}
          parts={[
            safety.representative,
            safety.representativeAddress,
            safety.representativeContact,
          ]}
        />
        <Party label={t("udiDi")} parts={[safety.udiDi]} />
      </dl>
    </section>
  );
}
