import type { LensAdvice } from "@landolt/forms";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/design/button.tsx";
import { Notice } from "#app/design/notice.tsx";
import { useHref } from "#app/language/use-language.ts";
import { PhoneLink } from "#app/shell/phone-link.tsx";

interface RefusedLensesProps {
  advice: LensAdvice;
  className?: string;
}

/** Why the answers of a customer keep lenses out of the bag, and what to do instead. */
export function RefusedLenses({ advice, className = "" }: RefusedLensesProps) {
  const t = useTranslations("lens.check.advice");
  const href = useHref();
  return (
    <Notice tone="warning" alert title={t("title")} className={className}>
      <p className="mt-1">{t(advice)}</p>
      <p className="mt-1">{t("nothing")}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={href("/appointment")}>{t("appointment")}</ButtonLink>
        <PhoneLink className="link font-semibold" />
      </div>
    </Notice>
  );
}
