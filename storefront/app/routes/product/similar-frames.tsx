import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { ListingItem } from "#app/commerce/catalog/product-answer.ts";
import { useHref } from "#app/language/use-language.ts";
import { ProductPicture } from "#app/products/picture.tsx";

type SimilarFrame = Pick<
  ListingItem,
  "handle" | "kind" | "title" | "subtitle" | "categories" | "pictures"
>;

/** What is shown of a similar frame: nothing that can change from one order to the next. */
export function similarFrame(item: ListingItem): SimilarFrame {
  const { handle, kind, title, subtitle, categories, pictures } = item;
  return { handle, kind, title, subtitle, categories, pictures };
}

/** Frames like the one on the page. */
export function SimilarFrames({ frames }: { frames: readonly SimilarFrame[] }) {
  const t = useTranslations("catalog");
  const address = useHref();
  if (frames.length === 0) return null;
  return (
    <section className="mt-20 border-t border-line pt-12">
      <h2 className="text-3">{t("alike")}</h2>
      <ul className="mt-8 grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-3">
        {frames.map((frame) => (
          <li key={frame.handle} className="group relative">
            <ProductPicture product={frame} sizes="(min-width: 40rem) 30vw, 92vw" />
            <h3 className="mt-4 font-text text-base font-semibold tracking-normal">
              <Link
                to={address(`/shop/product/${frame.handle}`)}
                prefetch="intent"
                className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {frame.title}
              </Link>
            </h3>
            <p className="text-small text-quiet">{frame.subtitle}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
