import { useTranslations } from "use-intl";
import { useBusiness } from "./use-shell.ts";

/** The telephone number, ready to be called. Nothing while it is not known. */
export function PhoneLink({ className = "" }: { className?: string }) {
  const t = useTranslations("navigation");
  const business = useBusiness();
  if (!business) return null;
  const { phone, phoneText } = business;
  return (
    <a
      href={`tel:${phone}`}
      aria-label={t("call", { phone: phoneText })}
      className={`inline-block py-0.5 whitespace-nowrap tabular-nums underline-offset-4 hover:underline ${className}`}
    >
      {phoneText}
    </a>
  );
}
