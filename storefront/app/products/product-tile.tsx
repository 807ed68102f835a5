import { Link, useViewTransitionState } from "react-router";
import { useTranslations } from "use-intl";
import { useHref } from "#app/language/use-language.ts";
import { ProductPicture } from "./picture.tsx";
import { usePictureText } from "./picture-text.ts";
import { PriceText } from "./price.tsx";
import { productPath } from "./product-path.ts";
import { Swatches } from "./swatches.tsx";
import type { TileFacts } from "./tile-facts.ts";

interface ProductTileProps {
  item: TileFacts;
  /** For the first tiles of a page. */
  priority?: boolean;
}

/** A product in a listing; the whole tile leads to its page, and its picture travels there. */
export function ProductTile({ item, priority = false }: ProductTileProps) {
  const t = useTranslations("catalog");
  const href = useHref();
  const pictureText = usePictureText();
  const to = href(productPath(item));
  const travels = useViewTransitionState(to);
  const { lens } = item;
  return (
    // A contact lens is recognised by its type and its price, and not by its box: on a phone it is a short row.
    <article
      className={`group relative ${lens ? "max-sm:border-t max-sm:border-line max-sm:py-4" : ""}`}
    >
      <div
        className={lens && "max-sm:hidden"}
        style={travels ? { viewTransitionName: "product-picture" } : undefined}
      >
        <ProductPicture
          product={item}
          label={pictureText(item)}
          sizes="(min-width: 80rem) 20rem, (min-width: 40rem) 45vw, 92vw"
          priority={priority}
        />
      </div>
      {lens && (
        <p className="text-small text-quiet first-letter:uppercase sm:mt-4">
          {t(`lensKinds.${lens.kind}`)}
        </p>
      )}
      <div className={lens ? undefined : "mt-4"}>
        <h2 className="font-text text-base font-semibold tracking-normal leading-snug">
          <Link
            to={to}
            prefetch="intent"
            viewTransition
            className="after:absolute after:inset-0 group-hover:underline underline-offset-4"
          >
            {item.title}
          </Link>
        </h2>
        {item.price && (
          <PriceText
            price={item.price}
            from={item.priceVaries}
            {...(lens && { per: t("perBox") })}
          />
        )}
      </div>
      <p className="text-small text-quiet">
        {lens ? t(`tileWear.${lens.wear}`) : item.subtitle || item.brand?.name}
      </p>
      {item.colours.length > 1 && <Swatches colours={item.colours} />}
      {item.price && !item.available && <p className="text-small font-semibold">{t("soldOut")}</p>}
    </article>
  );
}
