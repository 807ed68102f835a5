import { geonamesCredit } from "@landolt/places";
import { useTranslations } from "use-intl";

/** The licence of the places asks for it, whatever staff write above. */
export function PlacesCredit() {
  const t = useTranslations("coverage");
  return (
    <>
      <h2>{t("creditTitle")}</h2>
      <p>
        {t.rich("credit", {
          source: (text) => (
            <a className="link" href={geonamesCredit.url}>
              {text}
            </a>
          ),
          licence: () => (
            <a className="link" href={geonamesCredit.licenceUrl}>
              {geonamesCredit.licence}
            </a>
          ),
        })}
      </p>
    </>
  );
}
