import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useHref } from "../language/use-language.ts";

/** Where personal data is asked for: the way to what becomes of it. */
export function PrivacyNote({ className }: { className?: string }) {
  const t = useTranslations("general");
  const href = useHref();
  return (
    <p className={className}>
      {t.rich("privacy", {
        privacy: (words) => (
          <Link to={href("/legal/privacy")} className="link">
            {words}
          </Link>
        ),
      })}
    </p>
  );
}
