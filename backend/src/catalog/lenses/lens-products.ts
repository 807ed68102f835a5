import { productKinds } from "@landolt/forms";
import type { ParameterRange } from "@landolt/optics";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, type ProductStatus } from "@medusajs/framework/utils";
import type { RangeOrigin } from "../../modules/lens-ranges/service";
import { recordsOf } from "../../platform/ask";

/** Value of the product type that is sold by parameters. */
export const lensType = productKinds.lens.type;

export type LensProduct = {
  id: string;
  handle: string;
  title: string;
  /** Absent until staff have entered one. */
  current?: {
    version: number;
    range: ParameterRange;
    origin: RangeOrigin;
    changedAt: Date;
    /** Null when the demo data did it. */
    changedBy: string | null;
  };
};

type Stored = Pick<LensProduct, "id" | "handle" | "title"> & {
  lens_range?:
    | (RangeOrigin & {
        version: number;
        range: ParameterRange;
        updated_at: string | Date;
        changed_by_name: string | null;
      })
    | null;
};

/** All contact lenses by title, those without a range too. */
export async function readLensProducts(
  container: MedusaContainer,
  filters: { id?: string; status?: ProductStatus } = {},
): Promise<LensProduct[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const ofLenses = { value: lensType };
  const types = await recordsOf<{ id: string }>(container, "product_type", ofLenses, ["id"]);
  const { data } = await query.graph({
    entity: "product",
    fields: ["id", "handle", "title", "lens_range.*"],
    filters: { ...filters, type_id: types.map(({ id }) => id) },
    pagination: { order: { title: "ASC" } },
  });
  const products: Stored[] = data;
  return products.map(({ id, handle, title, lens_range }) => ({
    id,
    handle,
    title,
    ...(lens_range
      ? {
          current: {
            version: lens_range.version,
            range: lens_range.range,
            origin: { source: lens_range.source, checked_on: lens_range.checked_on },
            changedAt: new Date(lens_range.updated_at),
            changedBy: lens_range.changed_by_name,
          },
        }
      : {}),
  }));
}
