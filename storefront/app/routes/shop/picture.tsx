import type { ListingItem } from "#app/commerce/product-answer.ts";
import {
  AccessoryDrawing,
  type AccessoryKind,
  accessoryKinds,
} from "#app/design/accessory-drawing.tsx";
import { FrameDrawing } from "#app/design/frame-drawing.tsx";
import { LensBoxDrawing } from "#app/design/lens-box-drawing.tsx";
import { Studio } from "#app/design/studio.tsx";

/** What a picture is drawn from. */
export type Pictured = Pick<ListingItem, "kind" | "title" | "frame" | "categories">;

function accessoryKind({ categories }: Pictured): AccessoryKind {
  return accessoryKinds.find((kind) => categories.some(({ handle }) => handle === kind)) ?? "cases";
}

/** The drawing of a product on its ground. `label` where no words beside it say the same. */
export function ProductPicture(props: { product: Pictured; label?: string; className?: string }) {
  const { product, label, className = "aspect-4/3" } = props;
  const named = { ...(label && { label }), className: "h-full w-full" };
  return (
    <Studio className={className}>
      {product.frame ? (
        <FrameDrawing frame={product.frame} {...named} className="w-[88%]" />
      ) : product.kind === "lens" ? (
        <LensBoxDrawing name={product.title} {...named} />
      ) : (
        <AccessoryDrawing kind={accessoryKind(product)} {...named} />
      )}
    </Studio>
  );
}
