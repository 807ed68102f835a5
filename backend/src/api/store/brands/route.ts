import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { BRANDS_MODULE } from "../../../modules/brands";

/** All brands by name; there are a few dozen, so the list has no pages. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const service = request.scope.resolve(BRANDS_MODULE);
  const brands = await service.listBrands(
    {},
    {
      select: ["id", "handle", "name", "country", "description"],
      order: { name: "ASC" },
      take: null,
    },
  );
  response.json({
    brands: brands.map(({ id, handle, name, country, description }) => ({
      id,
      handle,
      name,
      country,
      description,
    })),
  });
}
