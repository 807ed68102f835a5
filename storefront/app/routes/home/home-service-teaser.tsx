import { useTranslations } from "use-intl";
import { ButtonLink } from "../../design/button.tsx";
import { Section } from "../../design/layout.tsx";
import { RadiusDrawing } from "../../design/radius-drawing.tsx";
import { useHref } from "../../language/use-language.ts";

interface HomeServiceTeaserProps {
  town: string;
  /** Kilometres. */
  radius: number;
  /** Hours within which a request is answered. */
  hours: number;
}

export function HomeServiceTeaser({ town, radius, hours }: HomeServiceTeaserProps) {
  const t = useTranslations("home");
  const href = useHref();
  return (
    <Section className="bg-ground">
      <div className="grid items-center gap-10 lg:grid-cols-12 lg:gap-16">
        <div className="lg:col-span-7">
          <h2 className="text-4">{t("visitTitle")}</h2>
          <p className="mt-5 max-w-[54ch] text-lead">{t("visitText", { radius, town, hours })}</p>
          <p className="mt-8">
            <ButtonLink look="quiet" to={href("/homeservice")}>
              {t("visitAction")}
            </ButtonLink>
          </p>
        </div>
        <RadiusDrawing
          label={t("visitDrawing", { radius, town })}
          className="mx-auto w-56 text-accent sm:w-72 lg:col-span-4 lg:col-start-9 lg:w-full"
        />
      </div>
    </Section>
  );
}
