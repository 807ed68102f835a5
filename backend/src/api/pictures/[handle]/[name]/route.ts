import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { environment } from "../../../../platform/environment";

/**
 * A rendered picture, which the website has. A product names it without the website's origin, which may change: so the
 * dashboard asks here.
 */
export function GET(request: MedusaRequest, response: MedusaResponse) {
  response.redirect(environment().SHOP_URL + request.path);
}
