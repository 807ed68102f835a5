import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { brandBeside } from "#app/commerce/catalog/tray.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { useHref } from "#app/language/use-language.ts";
import { ProductPicture } from "#app/products/picture.tsx";
import { productPath } from "#app/products/product-path.ts";
import type { TileFacts } from "#app/products/tile-facts.ts";
import { useTrayAddress } from "#app/shell/use-tray-address.ts";
import { WaysToTryOn } from "../lookbook/tray.tsx";

interface FavouriteFramesProps {
  frames: readonly TileFacts[];
}

/** The frames on the tray, each with the way to its page and off the tray again; and how to try them on. */
export function FavouriteFrames({ frames }: FavouriteFramesProps) {
  const t = useTranslations("account.favourites");
  const tray = useTranslations("tray");
  const address = useHref();
  const trayAddress = useTrayAddress();
  if (frames.length === 0) {
    return (
      <section className="mt-8">
        <p className="max-w-measure">{t("none")}</p>
        <p className="mt-6">
          <ButtonLink to={address("/lookbook")}>{t("lookbook")}</ButtonLink>
        </p>
      </section>
    );
  }
  return (
    <section className="mt-8">
      <h2 className="text-2">{tray("title", { count: frames.length })}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-4">
        {frames.map((frame) => (
          <li key={frame.handle} className="group relative">
            <ProductPicture
              product={frame}
              sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 30vw, 45vw"
            />
            <h3 className="mt-3 font-text text-base font-semibold tracking-normal">
              <span className="block text-small font-normal text-quiet">{brandBeside(frame)}</span>
              <Link
                to={address(productPath(frame))}
                className="block py-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {frame.title}
              </Link>
            </h3>
            <Form method="post" action={trayAddress} preventScrollReset className="relative">
              <Button
                look="plain"
                type="submit"
                name="remove"
                value={frame.handle}
                className="text-small font-normal"
              >
                {t("remove")}
                <span className="sr-only">: {frame.title}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <WaysToTryOn />
    </section>
  );
}
