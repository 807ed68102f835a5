import { useTranslations } from "use-intl";
import { ButtonLink } from "../../design/button.tsx";
import { Section } from "../../design/layout.tsx";
import { LensBoxDrawing } from "../../design/lens-box-drawing.tsx";
import { Studio } from "../../design/studio.tsx";
import { useHref } from "../../language/use-language.ts";

/** Ordering contact lenses. `radius`: kilometres within which delivery is free. */
export function LensTeaser({ town, radius }: { town: string; radius: number }) {
  const t = useTranslations("home");
  const href = useHref();
  return (
    <Section className="border-t border-line">
      <div className="grid items-center gap-10 lg:grid-cols-12 lg:gap-16">
        <Studio className="aspect-[4/3] sm:max-lg:aspect-[2/1] lg:col-span-5">
          <LensBoxDrawing
            name={t("lensBox")}
            pack={t("lensPack")}
            className="w-[82%] sm:max-lg:w-1/2"
          />
        </Studio>
        <div className="lg:col-span-6 lg:col-start-7">
          <h2 className="text-4">{t("lensTitle")}</h2>
          <p className="mt-5 max-w-[54ch] text-lead text-quiet">
            {t("lensText", { radius, town })}
          </p>
          <p className="mt-8">
            <ButtonLink to={href("/shop/contact-lenses")}>{t("lensAction")}</ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
