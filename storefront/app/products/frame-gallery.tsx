import type { FrameFacts } from "@landolt/forms";
import { useFormatter, useTranslations } from "use-intl";
import type { ProductPage } from "#app/commerce/catalog/product-answer.ts";
import { FrameScale } from "#app/design/drawings/drawn.tsx";
import { Studio } from "#app/design/studio.tsx";
import { Gallery } from "#app/pictures/gallery.tsx";
import { ProductDrawing } from "./picture.tsx";
import { useFrameWords, usePictureText } from "./picture-text.ts";

interface ProductGalleryProps {
  product: ProductPage;
  /** The frame in the colour that is chosen, where that is not the pictured one. */
  frame?: FrameFacts | undefined;
}

/** Every picture of a product, or its drawing. Another colour than the pictured one is drawn. */
export function ProductGallery({ product, frame }: ProductGalleryProps) {
  const pictureText = usePictureText();
  const t = useTranslations("pictures");
  const other = frame && !sameLook(frame, product.frame) ? frame : undefined;
  const pictures = product.pictures.map((source) => ({
    source,
    text: pictureText(product, source.view),
  }));
  if (other || pictures.length === 0) {
    const drawn = { ...product, ...(other && { frame: other }), pictures: [] };
    return (
      <figure>
        <Studio className="product-picture aspect-4/3">
          <ProductDrawing product={drawn} label={pictureText(drawn)} />
        </Studio>
        {other && pictures.length > 0 && (
          <figcaption className="mt-3 text-small text-quiet">{t("drawnColour")}</figcaption>
        )}
      </figure>
    );
  }
  return <Gallery pictures={pictures} />;
}

function sameLook(one: FrameFacts, other: FrameFacts | undefined): boolean {
  return (
    one.colour === other?.colour &&
    one.sun?.lensName === other.sun?.lensName &&
    one.sun?.lensColour === other.sun?.lensColour
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
