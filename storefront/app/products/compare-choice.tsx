import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { useHref } from "#app/language/use-language.ts";
import { compareForm, compareParameter } from "./comparing.ts";

/** Chooses a product of a listing for the comparison. */
export function CompareChoice({ handle, title }: { handle: string; title: string }) {
  const t = useTranslations("compare");
  return (
    <label className="relative mt-1 inline-flex cursor-pointer items-center gap-2.5 py-1 text-small">
      <input
        type="checkbox"
        form={compareForm}
        name={compareParameter}
        value={handle}
        aria-label={t("chooseName", { product: title })}
        className="size-[1.2rem] accent-accent"
      />
      {t("choose")}
    </label>
  );
}

/** Leads to the comparison of what was chosen in a listing. It shows once something is. */
export function CompareBar() {
  const t = useTranslations("compare");
  const href = useHref();
  return (
    <form id={compareForm} action={href("/compare")} className="compare-bar">
      <Button>{t("show")}</Button>
    </form>
  );
}
