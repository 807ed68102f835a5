import { useTranslations } from "use-intl";
import { type PicturedLine, ProductPicture } from "#app/products/picture.tsx";

/** The picture of a line, beside words that say what it is; its room alone where the product is gone. */
export function LinePicture({
  picture,
  className,
}: {
  picture: PicturedLine | undefined;
  className: string;
}) {
  const t = useTranslations();
  return (
    <div className={className}>
      {picture && <ProductPicture product={picture} className="aspect-4/3 max-w-[9rem]" />}
      {picture?.otherColour && (
        <p className="mt-1 text-small text-quiet">
          {t("pictures.shownIn", { colour: t(`catalog.colours.${picture.otherColour}`) })}
        </p>
      )}
    </div>
  );
}
