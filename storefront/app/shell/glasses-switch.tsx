import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useShell } from "./use-shell.ts";

interface GlassesSwitchProps {
  className?: string;
  /** Where there is room for the sign only; its words are its name. */
  sign?: boolean;
}

/** Shows the whole site in huge type and highest contrast, or takes that back. A plain form. */
export function GlassesSwitch({ className = "", sign = false }: GlassesSwitchProps) {
  const t = useTranslations("glasses");
  const without = useShell()?.withoutGlasses ?? false;
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/glasses" className={className}>
      <input type="hidden" name="back" value={pathname + search} />
      <button
        type="submit"
        name="glasses"
        value={without ? "on" : "off"}
        aria-pressed={without}
        className="inline-flex min-h-12 items-center gap-2.5 text-start underline-offset-4 hover:underline aria-pressed:underline"
      >
        <span aria-hidden="true" className="font-display leading-none">
          <span className="text-small">A</span>
          <span className="text-2">A</span>
        </span>
        <span className={sign ? "sr-only" : undefined}>{t("without")}</span>
      </button>
    </form>
  );
}
