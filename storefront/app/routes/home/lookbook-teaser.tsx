import { useTranslations } from "use-intl";
import { ButtonLink } from "../../design/button.tsx";
import { Section } from "../../design/layout.tsx";
import { useHref } from "../../language/use-language.ts";
import { FrameCard, type FrameCardFacts } from "../lookbook/frame-card.tsx";

export function LookbookTeaser({ frames }: { frames: FrameCardFacts[] }) {
  const t = useTranslations("home");
  const href = useHref();
  return (
    <Section>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div>
          <h2 className="max-w-[16ch] text-4">{t("lookbookTitle")}</h2>
          <p className="mt-4 max-w-[50ch] text-lead text-quiet">{t("lookbookText")}</p>
        </div>
        <ButtonLink look="quiet" to={href("/lookbook")}>
          {t("lookbookAction")}
        </ButtonLink>
      </div>
      {frames.length > 0 && (
        <ul className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
          {frames.map((product) => (
            <li key={product.id}>
              <FrameCard product={product} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
