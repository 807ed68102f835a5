import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { ListingItem } from "#app/commerce/product-answer.ts";
import { useHref } from "#app/language/use-language.ts";
import { ProductPicture } from "./picture.tsx";
import { PriceText } from "./price.tsx";

/** A product in a listing; the whole tile leads to its page. */
export function ProductTile({ item }: { item: ListingItem }) {
  const t = useTranslations("catalog");
  const href = useHref();
  return (
    <article className="group relative">
      <ProductPicture product={item} />
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-text text-base font-semibold tracking-normal leading-snug">
          <Link
            to={href(`/shop/product/${item.handle}`)}
            prefetch="intent"
            className="after:absolute after:inset-0 group-hover:underline underline-offset-4"
          >
            {item.title}
          </Link>
        </h2>
        {item.price && <PriceText price={item.price} from={item.priceVaries} />}
      </div>
      <p className="text-small text-quiet">{item.subtitle || item.brand?.name}</p>
      {!item.available && <p className="text-small font-semibold">{t("soldOut")}</p>}
    </article>
  );
}
