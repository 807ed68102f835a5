import type { Coverage } from "@landolt/forms";
import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { Notice } from "#app/design/notice.tsx";
import { useHref } from "#app/language/use-language.ts";
import { PhoneLink } from "#app/shell/phone-link.tsx";
import { useBusiness } from "#app/shell/use-shell.ts";

/** Reasons of a "we will check" that have words of their own. */
const explained = ["border", "which-place", "same-name", "contradiction", "unknown-place"] as const;

/** Whether we come to an address, why, and what to do where we do not. */
export function CoverageAnswer({ coverage, town }: { coverage: Coverage; town: string }) {
  const t = useTranslations("homeservice.coverage");
  const format = useFormatter();
  const address = useHref();
  const business = useBusiness();
  const { answer, reason, kilometres, place, radiusKm } = coverage;
  const distance =
    kilometres !== null && place !== null && kilometres >= 1
      ? t("distance", {
          place,
          town,
          kilometres: format.number(kilometres, { maximumFractionDigits: 0 }),
        })
      : undefined;
  const why = explained.find((code) => code === reason);
  return (
    <Notice tone={answer === "inside" ? "calm" : "warning"} title={t(`${answer}.title`)}>
      {answer === "check" ? (
        <p>{t(why ? `why.${why}` : "why.other")}</p>
      ) : (
        <p>{distance ?? t(`${answer}.plain`, { radius: radiusKm, town })}</p>
      )}
      {answer !== "inside" && <p className="mt-2">{t(`${answer}.text`, { radius: radiusKm })}</p>}
      {answer === "outside" && business && (
        <>
          <p className="mt-4 font-semibold">{t("outside.instead")}</p>
          <ul className="mt-1">
            <li>
              <Link to={address("/contact")} className="link inline-block py-1">
                {t("outside.store", { street: business.street, town: business.town })}
              </Link>
            </li>
            {business.shopEnabled && (
              <li>
                <Link to={address("/shop/contact-lenses")} className="link inline-block py-1">
                  {t("outside.lenses")}
                </Link>
              </li>
            )}
            <li>
              <PhoneLink className="link py-1" />
            </li>
          </ul>
        </>
      )}
      <p className="mt-2 text-small text-quiet">{t("credit")}</p>
    </Notice>
  );
}
