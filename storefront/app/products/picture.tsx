import type { FrameFacts } from "@landolt/forms";
import type { ListingItem } from "#app/commerce/catalog/product-answer.ts";
import { type AccessoryKind, accessoryKinds } from "#app/design/drawings/accessory-kinds.ts";
import { AccessoryDrawing, FrameDrawing, LensBoxDrawing } from "#app/design/drawings/drawn.tsx";
import type { DrawnFrame } from "#app/design/drawings/drawn-frame.ts";
import { Studio } from "#app/design/studio.tsx";
import { Picture } from "#app/pictures/picture.tsx";

/** What a picture is shown of, or drawn from. */
export type Pictured = Pick<ListingItem, "kind" | "title" | "categories" | "pictures"> & {
  frame?: DrawnFrame;
};

/** `otherColour`: the one that is pictured, where there is no picture of the one that is bought. */
export type PicturedLine = Pictured & { otherColour?: FrameFacts["colour"] };

function accessoryKind({ categories }: Pictured): AccessoryKind {
  return accessoryKinds.find((kind) => categories.some(({ handle }) => handle === kind)) ?? "cases";
}

interface ProductPictureProps {
  product: Pictured;
  /** What is seen; left out where words beside the picture say the same. */
  label?: string;
  className?: string;
  /** Width of its place, as the `sizes` attribute takes it. */
  sizes?: string;
  priority?: boolean;
}

/** The first picture of a product, or its drawing on the same ground where it has none. */
export function ProductPicture(props: ProductPictureProps) {
  const { product, label, className = "aspect-4/3", sizes = "6rem", priority = false } = props;
  const [picture] = product.pictures;
  if (picture) {
    return (
      <Studio className={className}>
        <Picture
          source={picture}
          alt={label ?? ""}
          sizes={sizes}
          priority={priority}
          className="size-full object-cover"
        />
      </Studio>
    );
  }
  return (
    <Studio className={className}>
      <ProductDrawing product={product} label={label} />
    </Studio>
  );
}

/** A product drawn from its facts. */
export function ProductDrawing({
  product,
  label,
}: {
  product: Pictured;
  label: string | undefined;
}) {
  const named = { ...(label && { label }), className: "h-full w-full" };
  if (product.frame) return <FrameDrawing frame={product.frame} {...named} className="w-[88%]" />;
  if (product.kind === "lens") return <LensBoxDrawing name={product.title} {...named} />;
  return <AccessoryDrawing kind={accessoryKind(product)} {...named} />;
}
