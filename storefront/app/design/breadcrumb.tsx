import { Link } from "react-router";
import { useTranslations } from "use-intl";

interface Step {
  label: string;
  /** Absent for the page being shown, which comes last. */
  to?: string;
}

/** The way from the home page to this one. */
export function Breadcrumb({ steps }: { steps: Step[] }) {
  const t = useTranslations("general");
  return (
    <nav aria-label={t("breadcrumb")} className="text-small text-quiet">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ label, to }, index) => (
          <li key={to ?? label} className="flex gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {to ? (
              <Link to={to} className="py-0.5 underline-offset-4 hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="py-0.5">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
