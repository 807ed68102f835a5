import { useTranslations } from "use-intl";
import type { DrawnFrame } from "#app/design/drawings/drawn-frame.ts";
import type { SharedPicture } from "#app/document/sharing-tags.tsx";
import type { PictureView } from "#app/pictures/product-pictures.ts";
import type { Pictured } from "./picture.tsx";

/** Gives the words for what a frame looks like, as they are put into the alternative texts. */
export function useFrameWords(): (frame: DrawnFrame) => {
  shape: string;
  rim: string;
  material: string;
  colour: string;
} {
  const t = useTranslations("catalog");
  return (frame) => ({
    shape: t(`shapes.${frame.shape}`),
    rim: t(`rims.${frame.rim}`),
    material: t(`materials.${frame.material}`),
    colour: t(`colours.${frame.colour}`),
  });
}

/** Gives the alternative text of a product's picture seen from a side, or of its drawing. */
export function usePictureText(): (product: Pictured, view?: PictureView) => string {
  const t = useTranslations("pictures");
  const words = useFrameWords();
  return ({ kind, title, frame, pictures }, view = pictures[0]?.view) => {
    if (view === "upload" || !frame) {
      return t(kind === "lens" && view !== "upload" ? "lens" : "product", { title });
    }
    const side = view === undefined || view === "main" ? "drawing" : view;
    return t(`frame.${side}`, words(frame));
  };
}

/** Gives a product's own picture for networks, where it has one. */
export function useSharedPicture(): (product: Pictured) => SharedPicture | undefined {
  const text = usePictureText();
  return (product) => {
    const [source] = product.pictures;
    return source && { source, alt: text(product) };
  };
}
