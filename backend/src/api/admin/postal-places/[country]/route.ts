import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { DELIVERY_AREA_MODULE } from "../../../../modules/delivery-area";

/** Takes the import of one country back; addresses there are judged by the place list again. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const areas = request.scope.resolve(DELIVERY_AREA_MODULE);
  const { id } = await areas.retrievePostalFile(request.params.country ?? "");
  await areas.deletePostalFiles(id);
  response.json({ id, object: "postal_places", deleted: true });
}
