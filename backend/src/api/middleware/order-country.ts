/** Staff orders without an address are supplied where the shop is: no country would be no VAT. */
import type { MedusaRequest, MiddlewareRoute } from "@medusajs/framework/http";
import type { AdminCreateDraftOrderType } from "@medusajs/medusa/api/admin/draft-orders/validators";
import { profileOf } from "../../modules/business-profile";
import type { Middleware } from "../http/middleware";

const nameCountry: Middleware<MedusaRequest<AdminCreateDraftOrderType>> = async (
  request,
  _response,
  next,
) => {
  const { validatedBody: body } = request;
  const { shipping_address: address } = body;
  // A text is the id of an address that is stored.
  if (typeof address !== "string" && !address?.country_code) {
    const { country } = await profileOf(request.scope);
    body.shipping_address = { ...address, country_code: country };
  }
  next();
};

export const orderCountryRoutes: MiddlewareRoute[] = ["/admin/orders", "/admin/draft-orders"].map(
  (matcher) => ({ matcher, methods: ["POST"], middlewares: [nameCountry] }),
);
