import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ProductStatus } from "@medusajs/framework/utils";
import { readLensProducts } from "../../../catalog";
import { recordsOf } from "../../../platform/ask";
import { invalidError, notFoundError } from "../../../platform/errors";

type Stored = { id: string; lens_range?: { version: number; range: unknown } | null };

/**
 * What may be ordered of the product `?handle=`, in the integers of @landolt/optics (hundredths of a
 * dioptre or millimetre, whole degrees). 404 when there is no such product or it has no range.
 * Without a handle the ranges of all published lenses, `{ lens_ranges: [{ handle, range }] }`.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { handle } = request.query;
  if (handle === undefined) {
    const lenses = await readLensProducts(request.scope, { status: ProductStatus.PUBLISHED });
    response.json({
      lens_ranges: lenses.flatMap(({ handle, current }) =>
        current ? [{ handle, range: current.range }] : [],
      ),
    });
    return;
  }
  if (typeof handle !== "string" || !/^[\w-]{1,200}$/.test(handle)) {
    throw invalidError("Name one product by its handle");
  }
  const [product] = await recordsOf<Stored>(
    request.scope,
    "product",
    { handle, status: ProductStatus.PUBLISHED },
    ["id", "lens_range.version", "lens_range.range"],
  );
  if (!product?.lens_range) throw notFoundError("This product has no lens range");
  const { version, range } = product.lens_range;
  response.json({ lens_range: { product_id: product.id, version, range } });
}
