import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { ListingItem } from "#app/commerce/catalog/product-answer.ts";
import { Button } from "#app/design/button.tsx";
import { useHref } from "#app/language/use-language.ts";
import { ProductPicture } from "./picture.tsx";
import { productPath } from "./product-path.ts";

/** What is shown of a product that was looked at. */
type SeenProduct = Pick<ListingItem, "handle" | "kind" | "title" | "categories" | "pictures"> & {
  path: string;
};

export function seenProduct(item: ListingItem): SeenProduct {
  const { handle, kind, title, categories, pictures } = item;
  return {
    handle,
    kind,
    title,
    categories,
    pictures: pictures.slice(0, 1),
    path: productPath(item),
  };
}

interface RecentlySeenProps {
  /** Absent on a device that was not asked to remember them. */
  products: readonly SeenProduct[] | undefined;
  /** Handle of the product on the page, which is remembered too. */
  shown?: string;
}

/** What was looked at on this device, and the way to forget it; or the offer to remember it from now on. */
export function RecentlySeen({ products, shown }: RecentlySeenProps) {
  const t = useTranslations("seen");
  const address = useHref();
  const { pathname } = useLocation();
  const form = (intent: "remember" | "forget") => (
    <form method="post" action={`/seen?back=${pathname}`}>
      <Button look="plain" name="intent" value={intent} className="text-small font-normal">
        {t(intent)}
      </Button>
    </form>
  );
  if (!products) return <div className="mt-16 border-t border-line pt-6">{form("remember")}</div>;
  return (
    <section className="mt-16 border-t border-line pt-8">
      {shown && <img src={`/seen?product=${shown}`} alt="" hidden fetchPriority="low" />}
      <h2 className="text-2">{t("title")}</h2>
      {products.length === 0 && <p className="mt-2 text-quiet">{t("none")}</p>}
      <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
        {products.map((product) => (
          <li key={product.handle} className="group relative">
            <ProductPicture product={product} sizes="(min-width: 40rem) 22vw, 45vw" />
            <Link
              to={address(product.path)}
              className="mt-2 block text-small underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {product.title}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-4">{form("forget")}</div>
    </section>
  );
}
