import { useTranslations } from "use-intl";
import { Headline, Section } from "../../design/layout.tsx";

const reasons = ["equipment", "opticians", "quality", "care"] as const;

export function Reasons() {
  const t = useTranslations("home");
  return (
    <Section>
      <Headline className="max-w-[10.8em]">{t("reasonsTitle")}</Headline>
      <ul className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:mt-14 xl:grid-cols-4">
        {reasons.map((reason) => (
          <li key={reason} className="border-t border-edge pt-5">
            <h3 className="text-1">{t(`reasons.${reason}.title`)}</h3>
            <p className="mt-3">{t(`reasons.${reason}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
