import { useTranslations } from "use-intl";
import { LensBoxDrawing } from "#app/design/drawings/drawn.tsx";
import { type Pictured, ProductPicture } from "#app/products/picture.tsx";
import { usePictureText } from "#app/products/picture-text.ts";
import { ButtonLink } from "../../design/button.tsx";
import { Headline, Section } from "../../design/layout.tsx";
import { Studio } from "../../design/studio.tsx";
import { useHref } from "../../language/use-language.ts";

/** Ordering contact lenses. `radius`: kilometres within which delivery is free. */
export function LensTeaser({
  town,
  radius,
  lens,
}: {
  town: string;
  radius: number;
  /** A lens whose box is shown. */
  lens: Pictured | undefined;
}) {
  const t = useTranslations("home");
  const href = useHref();
  const pictureText = usePictureText();
  return (
    <Section>
      <div className="grid items-center gap-10 lg:grid-cols-12 lg:gap-16">
        <div className="bleeds-left lg:col-span-6">
          {lens ? (
            <ProductPicture
              product={lens}
              label={pictureText(lens)}
              sizes="(min-width: 64rem) 52vw, 100vw"
              className="aspect-4/3 rounded-none"
            />
          ) : (
            <Studio className="aspect-4/3 rounded-none">
              <LensBoxDrawing name={t("lensBox")} pack={t("lensPack")} className="w-[82%]" />
            </Studio>
          )}
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <Headline className="beside">{t("lensTitle")}</Headline>
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
