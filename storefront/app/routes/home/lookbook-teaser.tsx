import { useTranslations } from "use-intl";
import { FrameCard, type FrameCardFacts } from "#app/products/frame-card.tsx";
import { ButtonLink } from "../../design/button.tsx";
import { Headline, Section } from "../../design/layout.tsx";
import { useHref } from "../../language/use-language.ts";

export function LookbookTeaser({ frames }: { frames: FrameCardFacts[] }) {
  const t = useTranslations("home");
  const href = useHref();
  return (
    <Section>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div>
          <Headline className="max-w-[9.6em]">{t("lookbookTitle")}</Headline>
          <p className="mt-4 max-w-[50ch] text-lead text-quiet">{t("lookbookText")}</p>
        </div>
        <ButtonLink look="quiet" to={href("/lookbook")}>
          {t("lookbookAction")}
        </ButtonLink>
      </div>
      {frames.length > 0 && (
        <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-14 lg:grid-cols-12">
          {frames.map((product, index) => (
            // One large, two smaller beside and below each other: nothing stands in rank and file.
            <li
              key={product.id}
              className={
                index === 0
                  ? "sm:col-span-2 lg:col-span-7 lg:row-span-2"
                  : "lg:col-span-5 lg:ps-[20%]"
              }
            >
              <FrameCard
                product={product}
                sizes={
                  index === 0 ? "(min-width: 64rem) 44rem, 92vw" : "(min-width: 64rem) 24rem, 45vw"
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
