import { heightOf, type PictureSource, pictureAddress, pictureSet } from "./address.ts";

interface PictureProps {
  source: PictureSource;
  /** What is seen: shape, colour, material. Empty only where words beside it say all of that. */
  alt: string;
  /** Width of its place on the page, as the `sizes` attribute takes it. */
  sizes: string;
  /** For the one picture of a page that is seen first; all others wait until they come near. */
  priority?: boolean;
  className?: string;
}

/** A picture in the width and format that suit the visitor's screen. It keeps its place from the start. */
export function Picture({ source, alt, sizes, priority = false, className = "" }: PictureProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={pictureSet(source, "avif")} sizes={sizes} />
      <img
        src={pictureAddress(source, 768, "webp")}
        srcSet={pictureSet(source, "webp")}
        sizes={sizes}
        width={1536}
        height={heightOf(1536)}
        alt={alt}
        decoding="async"
        {...(priority ? { fetchPriority: "high" } : { loading: "lazy" })}
        className={className}
      />
    </picture>
  );
}
