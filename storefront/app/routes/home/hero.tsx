import { useTranslations } from "use-intl";
import { FrameDrawing } from "#app/design/drawings/drawn.tsx";
import { plainFrame } from "#app/design/drawings/plain-frame.ts";
import { ButtonLink } from "../../design/button.tsx";
import { Container, Headline } from "../../design/layout.tsx";
import { Studio } from "../../design/studio.tsx";
import { useHref } from "../../language/use-language.ts";
import type { PictureSource } from "../../pictures/address.ts";
import { Scene } from "../../pictures/scene.tsx";
import { PhoneLink } from "../../shell/phone-link.tsx";

interface HeroProps {
  town: string;
  shopEnabled: boolean;
  picture: PictureSource | undefined;
}

/** The eye chart: a headline that can be read across the room and ends in the telephone number. */
export function Hero({ town, shopEnabled, picture }: HeroProps) {
  const t = useTranslations("home");
  const href = useHref();
  return (
    <div className="relative overflow-hidden">
      <Container className="grid items-center gap-y-12 pt-10 pb-16 sm:pt-14 lg:grid-cols-12 lg:gap-x-8 lg:pt-0 lg:pb-0">
        <div className="relative z-10 lg:col-span-5 lg:py-14">
          <h1>
            <Headline as="span" className="chart beside block leading-[0.86] tracking-[-0.045em]">
              {t("heroOne")}
            </Headline>{" "}
            <Headline as="span" className="large beside mt-6 block">
              {t("heroTwo")}
            </Headline>{" "}
            <span className="mt-3 block text-3 leading-tight text-quiet">
              {t("heroThree", { town })}
            </span>
          </h1>
          <p className="mt-6 text-small text-quiet">
            {t("heroFour")} <PhoneLink className="font-semibold text-ink" />
          </p>
          <p className="mt-9 flex flex-wrap gap-4">
            {shopEnabled && (
              <ButtonLink to={href("/shop/contact-lenses")}>{t("heroLenses")}</ButtonLink>
            )}
            <ButtonLink look={shopEnabled ? "quiet" : "primary"} to={href("/contact")}>
              {t("heroVisit")}
            </ButtonLink>
          </p>
        </div>
        <div className="bleeds-right self-stretch lg:col-span-7">
          <Scene
            name="home-hero"
            picture={picture}
            priority
            sizes="(min-width: 64rem) 60vw, 100vw"
            className="aspect-4/3 h-full w-full rounded-none"
          >
            <Studio className="aspect-4/3 h-full w-full rounded-none">
              <FrameDrawing frame={plainFrame} className="w-[86%]" />
            </Studio>
          </Scene>
        </div>
      </Container>
    </div>
  );
}
