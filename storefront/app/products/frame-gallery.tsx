import type { FrameFacts } from "@landolt/forms";
import { useFormatter, useTranslations } from "use-intl";
import type { ProductPage, ShownVariant } from "#app/commerce/catalog/product-answer.ts";
import { FrameScale } from "#app/design/drawings/drawn.tsx";
import { Studio } from "#app/design/studio.tsx";
import { Gallery } from "#app/pictures/gallery.tsx";
import { inColour } from "./in-colour.ts";
import { ProductDrawing } from "./picture.tsx";
import { useFrameWords, usePictureText } from "./picture-text.ts";

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
      <Studio className="product-picture aspect-4/3">
        <ProductDrawing product={shown} label={pictureText(shown)} />
      </Studio>
    );
  }
  const pictured = variant?.pictures && shown === product ? product.frame : undefined;
  const isOther = pictured && pictured.colourCode !== variant?.frame?.colourCode;
  return (
    <figure>
      <Gallery key={pictures[0]?.source.path} pictures={pictures} />
      {product.frame && pictures[0]?.source.view !== "upload" && (
        <figcaption className="mt-3 text-small text-quiet">
          {isOther && <>{t("otherColour", { colour: colours(pictured.colour) })} </>}
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
