import { useTranslations } from "use-intl";
import { LegalPage } from "./legal-page.tsx";

const cookies = ["language", "bag", "order", "tray", "visit"] as const;

export default function Cookies() {
  const t = useTranslations("pages.legal.cookies");
  const glasses = useTranslations("glasses");
  const footer = useTranslations("footer");
  return (
    <LegalPage title={footer("cookies")} description={t("description")}>
      <p>{t("intro")}</p>
      <table className="w-full text-start">
        <thead>
          <tr className="border-b border-edge text-small">
            <th scope="col" className="py-3 pe-4 text-start">
              {t("name")}
            </th>
            <th scope="col" className="py-3 pe-4 text-start">
              {t("holds")}
            </th>
            <th scope="col" className="py-3 text-start">
              {t("lasts")}
            </th>
          </tr>
        </thead>
        <tbody>
          {cookies.map((cookie) => (
            <tr key={cookie} className="border-b border-line align-top">
              <th scope="row" className="py-3 pe-4 text-start font-semibold">
                {t(cookie)}
              </th>
              <td className="py-3 pe-4">{t(`${cookie}Holds`)}</td>
              <td className="py-3 sm:whitespace-nowrap">{t(`${cookie}Lasts`)}</td>
            </tr>
          ))}
          <tr className="border-b border-line align-top">
            <th scope="row" className="py-3 pe-4 text-start font-semibold">
              {glasses("cookie")}
            </th>
            <td className="py-3 pe-4">{glasses("cookieHolds")}</td>
            <td className="py-3 sm:whitespace-nowrap">{t("languageLasts")}</td>
          </tr>
        </tbody>
      </table>
    </LegalPage>
  );
}
