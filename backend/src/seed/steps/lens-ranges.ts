import { type DemoLensHandle, demoRanges, demoSources } from "@landolt/optics/demo-ranges";
import type { MedusaContainer } from "@medusajs/framework/types";
import { LENS_RANGES_MODULE } from "../../modules/lens-ranges";
import type { StoredProduct } from "./stored-products";

/** Gives each demo lens its first range; one that is there already belongs to the staff. */
export async function seedLensRanges(
  container: MedusaContainer,
  stored: readonly Pick<StoredProduct, "id" | "handle">[],
): Promise<void> {
  const ranges = container.resolve(LENS_RANGES_MODULE);
  const productIds = new Map(stored.map(({ id, handle }) => [handle, id]));
  const wanted = (Object.keys(demoRanges) as DemoLensHandle[]).flatMap((handle) => {
    const productId = productIds.get(handle);
    const range = demoRanges[handle];
    // Staff have not compared any of them with its source.
    const origin = { source: demoSources[handle], checked_on: null };
    return productId === undefined ? [] : [{ productId, range, origin, version: 0 }];
  });
  const present = await ranges.listLensRanges(
    { product_id: wanted.map(({ productId }) => productId) },
    { select: ["product_id"], take: null },
  );
  const taken = new Set(present.map(({ product_id }) => product_id));
  await ranges.replaceAll(
    wanted.filter(({ productId }) => !taken.has(productId)),
    undefined,
  );
}
