import { useTranslations } from "use-intl";
import type { PictureSource } from "../../pictures/address.ts";
import { Picture } from "../../pictures/picture.tsx";
import { Scene } from "../../pictures/scene.tsx";

const sizes = "(min-width: 80rem) 43rem, (min-width: 64rem) 53vw, 100vw";

interface StoreFrontProps {
  name: string;
  /** As staff uploaded it. */
  photograph: PictureSource | undefined;
  /** What stands in its place until then, and says so. */
  rendered: PictureSource | undefined;
}

/** The store from outside. */
export function StoreFront({ name, photograph, rendered }: StoreFrontProps) {
  const t = useTranslations("pages.contact");
  if (photograph) {
    return (
      <Picture
        source={photograph}
        alt={t("front", { name })}
        sizes={sizes}
        className="aspect-4/3 w-full rounded-surface object-cover"
      />
    );
  }
  if (!rendered) return null;
  return (
    <figure>
      <Scene name="store-front" picture={rendered} sizes={sizes} />
      <figcaption className="mt-3 text-small text-quiet">{t("rendered")}</figcaption>
    </figure>
  );
}
