import type { Wear } from "@landolt/optics";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useHref } from "#app/language/use-language.ts";

/** What a lens needs that is worn more than once. */
export function LensCare({ wear }: { wear: Wear | undefined }) {
  const t = useTranslations("lens.care");
  const href = useHref();
  if (!wear || wear === "daily") return null;
  return (
    <p className="mb-8 text-small">
      {t(wear)}{" "}
      <Link to={`${href("/shop/accessories")}?category=care`} className="link">
        {t("link")}
      </Link>
    </p>
  );
}
