import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

export type Frame = { handle: string; title: string };

type Product = { handle: string; title: string; brand?: { name: string } | null };

/** The frames as they stand on the shelf; one that is gone keeps its handle. */
export async function framesOf(
  container: MedusaContainer,
  handles: readonly string[],
): Promise<Frame[]> {
  if (handles.length === 0) return [];
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["handle", "title", "brand.name"],
    filters: { handle: [...handles] },
  });
  const products: Product[] = data;
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
