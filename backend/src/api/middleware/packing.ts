/** No parcel is made of an order whose lenses are not released, or that is sent and not paid. */
import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { refuseUnpackable } from "../../orders";
import { releaseOwn } from "../http/release-own";

const refuseParcel =
  (orderIdOf: (request: MedusaRequest<{ order_id?: unknown }>) => unknown) =>
  async (
    request: MedusaRequest<{ order_id?: unknown }>,
    _response: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    await refuseUnpackable(request.scope, String(orderIdOf(request)));
    next();
  };

async function releaseDraft(
  request: AuthenticatedMedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await releaseOwn(request, request.params.id ?? "");
  next();
}

export const packingRoutes: MiddlewareRoute[] = [
  {
    matcher: "/admin/orders/:id/fulfillments",
    methods: ["POST"],
    middlewares: [refuseParcel(({ params }) => params.id)],
  },
  {
    matcher: "/admin/fulfillments",
    methods: ["POST"],
    middlewares: [refuseParcel(({ body }) => body?.order_id)],
  },
  {
    matcher: "/admin/draft-orders/:id/convert-to-order",
    methods: ["POST"],
    middlewares: [releaseDraft],
  },
];
