import { Link, useViewTransitionState } from "react-router";
import { useTranslations } from "use-intl";
import type { ProductPage } from "#app/commerce/catalog/product-answer.ts";
import { useHref } from "#app/language/use-language.ts";
import { ProductPicture } from "./picture.tsx";
import { usePictureText } from "./picture-text.ts";
import { PriceWithLenses } from "./price.tsx";
import { Swatches } from "./swatches.tsx";
import { TrayButton } from "./tray-button.tsx";

/** What a card shows of a product; no page sends more than it shows. */
export type FrameCardFacts = Pick<
  ProductPage,
  | "id"
  | "handle"
  | "kind"
  | "title"
  | "subtitle"
  | "categories"
  | "colours"
  | "pictures"
  | "brand"
  | "frame"
  | "priceWithLenses"
>;

interface FrameCardProps {
  product: FrameCardFacts;
  /** Width of its place, as the `sizes` attribute takes it. */
  sizes?: string;
  priority?: boolean;
}

/** A frame with what one wants to know before trying it on: maker, model, measurements. */
export function FrameCard({
  product,
  sizes = "(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw",
  priority = false,
}: FrameCardProps) {
  const t = useTranslations("general");
  const href = useHref();
  const pictureText = usePictureText();
  const { brand, title, subtitle, frame, handle, colours } = product;
  const to = href(`/lookbook/${handle}`);
  const travels = useViewTransitionState(to);
  return (
    <article className="group relative">
      <div style={travels ? { viewTransitionName: "product-picture" } : undefined}>
        <ProductPicture
          product={product}
          label={pictureText(product)}
          sizes={sizes}
          priority={priority}
        />
      </div>
      <h3 className="mt-4 text-1">
        {brand && (
          <span className="mb-1 block font-text text-small leading-snug tracking-normal text-quiet">
            {brand.name}
          </span>
        )}
        <Link
          to={to}
          prefetch="intent"
          viewTransition
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {title}
        </Link>
      </h3>
      {subtitle && <p className="text-small text-quiet">{subtitle}</p>}
      {frame && (
        <p className="mt-1 text-small text-quiet tabular-nums">
          {t("sizes", { lens: frame.lensWidth, bridge: frame.bridge, temple: frame.temple })}
        </p>
      )}
      <PriceWithLenses amount={product.priceWithLenses} className="mt-1 text-small" />
      {colours.length > 1 && <Swatches colours={colours} />}
      <TrayButton handle={product.handle} title={title} soft />
    </article>
  );
}
