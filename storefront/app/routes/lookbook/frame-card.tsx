import { useTranslations } from "use-intl";
import type { ProductPage } from "../../commerce/product-answer.ts";
import { FrameDrawing } from "../../design/frame-drawing.tsx";
import { Studio } from "../../design/studio.tsx";

/** What a card shows of a product; no page sends more than it shows. */
export type FrameCardFacts = Pick<ProductPage, "id" | "title" | "subtitle" | "brand" | "frame">;

/** A frame with what one wants to know before trying it on: maker, model, measurements. */
export function FrameCard({ product }: { product: FrameCardFacts }) {
  const t = useTranslations("general");
  const { brand, title, subtitle, frame } = product;
  return (
    <article>
      <Studio className="px-[6%] py-[9%]">
        {frame && <FrameDrawing frame={frame} className="w-full" />}
      </Studio>
      <h3 className="mt-4 text-1">
        {brand && <span className="block font-text text-small text-quiet">{brand.name}</span>}
        {title}
      </h3>
      {subtitle && <p className="text-small text-quiet">{subtitle}</p>}
      {frame && (
        <p className="mt-1 text-small text-quiet tabular-nums">
          {t("sizes", { lens: frame.lensWidth, bridge: frame.bridge, temple: frame.temple })}
        </p>
      )}
    </article>
  );
}
