import type { FrameFacts } from "@landolt/forms";
import { useTranslations } from "use-intl";
import type { ListingItem } from "#app/commerce/catalog/product-answer.ts";
import { ProductTile } from "#app/products/product-tile.tsx";

export type FrameAlike = ListingItem & { frame: FrameFacts };

/** Frames that fit alike, with the three numbers of each. */
export function FramesAlike({ frames }: { frames: FrameAlike[] }) {
  const t = useTranslations("design.sizes");
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {frames.map((item) => (
        <li key={item.id}>
          <ProductTile item={item} />
          <p className="mt-1 text-small tabular-nums">
            {t("difference", {
              lens: item.frame.lensWidth,
              bridge: item.frame.bridge,
              temple: item.frame.temple,
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}
