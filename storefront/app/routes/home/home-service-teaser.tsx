import { useTranslations } from "use-intl";
import { RadiusDrawing } from "#app/design/drawings/radius-drawing.tsx";
import { ButtonLink } from "../../design/button.tsx";
import { Headline, Section } from "../../design/layout.tsx";
import { useHref } from "../../language/use-language.ts";
import type { PictureSource } from "../../pictures/address.ts";
import { Scene } from "../../pictures/scene.tsx";

interface HomeServiceTeaserProps {
  town: string;
  /** Kilometres. */
  radius: number;
  /** Hours within which a request is answered. */
  hours: number;
  picture: PictureSource | undefined;
}

export function HomeServiceTeaser({ town, radius, hours, picture }: HomeServiceTeaserProps) {
  const t = useTranslations("home");
  const href = useHref();
  return (
    <Section className="bg-ground">
      <div className="grid items-center gap-10 lg:grid-cols-12 lg:gap-16">
        <div className="lg:col-span-5">
          <Headline className="beside">{t("visitTitle")}</Headline>
          <p className="mt-5 max-w-[54ch] text-lead">{t("visitText", { radius, town, hours })}</p>
          <p className="mt-8">
            <ButtonLink look="quiet" to={href("/homeservice")}>
              {t("visitAction")}
            </ButtonLink>
          </p>
        </div>
        <div className="bleeds-right lg:col-span-6 lg:col-start-7">
          <Scene name="home-visit" picture={picture} sizes="(min-width: 64rem) 52vw, 100vw">
            <RadiusDrawing
              label={t("visitDrawing", { radius, town })}
              className="mx-auto w-64 text-accent sm:w-80 lg:w-104"
            />
          </Scene>
        </div>
      </div>
    </Section>
  );
}
