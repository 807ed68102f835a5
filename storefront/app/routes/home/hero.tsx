import type { FrameFacts } from "@landolt/forms";
import { useTranslations } from "use-intl";
import { ButtonLink } from "../../design/button.tsx";
import { FrameDrawing } from "../../design/frame-drawing.tsx";
import { Container } from "../../design/layout.tsx";
import { Studio } from "../../design/studio.tsx";
import { useHref } from "../../language/use-language.ts";
import { PhoneLink } from "../../shell/phone-link.tsx";

/** A frame as plain as the headline: the picture stands for all, not for one that is on sale. */
const heroFrame: FrameFacts = {
  shape: "panto",
  rim: "full",
  material: "acetate",
  colour: "tortoise",
  colourCode: "",
  lensWidth: 48,
  lensHeight: 43,
  bridge: 21,
  temple: 145,
  totalWidth: 138,
  weightGrams: 24,
  prescription: true,
  progressive: true,
  forWhom: "adults",
};

interface HeroProps {
  town: string;
  shopEnabled: boolean;
}

/** The eye chart: a headline that can be read across the room and ends in the telephone number. */
export function Hero({ town, shopEnabled }: HeroProps) {
  const t = useTranslations("home");
  const href = useHref();
  return (
    <div className="relative overflow-hidden">
      <Container className="grid items-center gap-y-12 pt-10 pb-16 sm:pt-14 lg:grid-cols-12 lg:py-20">
        <div className="relative z-10 lg:col-span-6">
          <h1>
            <span className="block text-[clamp(5.2rem,19vw,11.5rem)] leading-[0.86] tracking-[-0.045em]">
              {t("heroOne")}
            </span>{" "}
            <span className="mt-6 block text-5">{t("heroTwo")}</span>{" "}
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
        {/* The picture runs off the right edge of the window. */}
        <div className="-me-5 sm:-me-8 lg:col-span-6 lg:-me-[calc((100vw-min(100vw,var(--container-page)))/2+3rem)] lg:ps-8">
          <Studio className="aspect-[4/3] rounded-e-none lg:aspect-[5/5]">
            <FrameDrawing frame={heroFrame} className="w-[86%]" />
          </Studio>
        </div>
      </Container>
    </div>
  );
}
