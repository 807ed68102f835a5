import { useTranslations } from "use-intl";
import { useLanguage } from "#app/language/use-language.ts";

/** The European Union's page on guarantees in a language of the site. */
const guaranteePage = (language: string) =>
  `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${language}.htm`;

/**
 * The notice on the legal guarantee of conformity, with what Implementing Regulation (EU) 2025/1960 wants said;
 * closed it names the years, open it says what they give.
 */
export function GuaranteeNotice({ className = "" }: { className?: string }) {
  const t = useTranslations("guarantee");
  const language = useLanguage();
  return (
    <details className={`border-y border-line py-4 ${className}`}>
      <summary className="cursor-pointer font-semibold">{t("title")}</summary>
      <div className="mt-3 grid max-w-measure gap-3 text-small">
        <p>{t("lead")}</p>
        <p>{t("remedies")}</p>
        <p>{t("claim")}</p>
        <p>{t("longer")}</p>
        <p>
          <a className="link" href={guaranteePage(language)} rel="noreferrer">
            {t("more")}
          </a>
        </p>
      </div>
    </details>
  );
}
