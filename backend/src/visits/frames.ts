import type { MedusaContainer } from "@medusajs/framework/types";
import { recordsOf } from "../platform/ask";

export type Frame = { handle: string; title: string };

type Product = { handle: string; title: string; brand?: { name: string } | null };

/** The frames as they stand on the shelf; one that is gone keeps its handle. */
export async function framesOf(
  container: MedusaContainer,
  handles: readonly string[],
): Promise<Frame[]> {
  if (handles.length === 0) return [];
  const products = await recordsOf<Product>(container, "product", { handle: [...handles] }, [
    "handle",
    "title",
    "brand.name",
  ]);
  return handles.map((handle) => {
    const product = products.find((each) => each.handle === handle);
    if (!product) return { handle, title: handle };
    const { title, brand } = product;
    // Titles of the shop begin with the brand, those of the lookbook do not.
    return {
      handle,
      title: !brand || title.startsWith(brand.name) ? title : `${brand.name} ${title}`,
    };
  });
}
