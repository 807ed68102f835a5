import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { DELIVERY_AREA_MODULE } from "../../../modules/delivery-area";

/** Which countries' postal places have been imported, and when. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const areas = request.scope.resolve(DELIVERY_AREA_MODULE);
  const files = await areas.postalFiles();
  response.json({
    postal_places: files.map(({ country, rows, importedAt }) => ({
      country,
      rows,
      imported_at: importedAt,
    })),
  });
}
