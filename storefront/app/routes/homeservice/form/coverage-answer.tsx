import type { Coverage } from "@landolt/forms";
import { useFormatter, useTranslations } from "use-intl";
import { ButtonLink } from "#app/design/button.tsx";
import { Notice } from "#app/design/notice.tsx";
import { useHref } from "#app/language/use-language.ts";
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
        <p className="mt-4">
          <ButtonLink look="quiet" to={address("/contact")}>
            {t("outside.store", { street: business.street, town: business.town })}
          </ButtonLink>
        </p>
      )}
      <p className="mt-2 text-small text-quiet">{t("credit")}</p>
    </Notice>
  );
}
