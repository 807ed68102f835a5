import type { FrameFacts } from "@landolt/forms";
import { useFormatter, useTranslations } from "use-intl";
import type { ProductPage, ShownVariant } from "#app/commerce/catalog/product-answer.ts";
import { FrameScale } from "#app/design/drawings/drawn.tsx";
import { Studio } from "#app/design/studio.tsx";
import { Gallery } from "#app/pictures/gallery.tsx";
import { inColour, otherColour } from "./in-colour.ts";
import { ProductDrawing } from "./picture.tsx";
import { useFrameWords, usePictureText } from "./picture-text.ts";

/** The pictures run off the window; the words keep the margin of the page. */
const captionStyle = "mt-3 px-5 text-small text-quiet sm:px-8 lg:pe-0 lg:text-end";

interface ProductGalleryProps {
  product: ProductPage;
  /** The colour that is looked at. */
  variant?: ShownVariant | undefined;
}

/** Every picture of a product in one colour, or its drawing where it has none. */
export function ProductGallery({ product, variant }: ProductGalleryProps) {
  const pictureText = usePictureText();
  const t = useTranslations("pictures");
  const colours = useTranslations("catalog.colours");
  const shown = inColour(product, variant);
  const pictures = shown.pictures.map((source) => ({
    source,
    text: pictureText(shown, source.view),
  }));
  if (pictures.length === 0) {
    return (
      <figure>
        <Studio className="product-picture aspect-4/3">
          <ProductDrawing product={shown} label={pictureText(shown)} />
        </Studio>
        {shown.frame && <figcaption className={captionStyle}>{t("drawn")}</figcaption>}
      </figure>
    );
  }
  const other = otherColour(product, variant);
  return (
    <figure>
      <Gallery key={pictures[0]?.source.path} pictures={pictures} />
      {product.frame && pictures[0]?.source.view !== "upload" && (
        <figcaption className={captionStyle}>
          {other && <>{t("otherColour", { colour: colours(other) })} </>}
          {t("rendered")}
        </figcaption>
      )}
    </figure>
  );
}

/** The frame with its lengths, front and temple at one scale. */
export function FrameToScale({ frame }: { frame: FrameFacts }) {
  const t = useTranslations("product");
  const format = useFormatter();
  const words = useFrameWords();
  return (
    <Studio className="self-start p-[4%]">
      <div className="w-full">
        <FrameScale
          frame={frame}
          label={t("toScale", words(frame))}
          millimetres={(value) => format.number(value, { style: "unit", unit: "millimeter" })}
        />
      </div>
    </Studio>
  );
}
