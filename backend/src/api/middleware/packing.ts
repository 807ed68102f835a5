/** No parcel is made of an order whose lenses are not released, or that is sent and not paid. */
import type { MedusaRequest, MiddlewareRoute } from "@medusajs/framework/http";
import { refuseUnpackable } from "../../orders";
import type { Middleware, SignedInMiddleware } from "../http/middleware";
import { releaseOwn } from "../http/release-own";

const refuseParcel =
  (
    orderIdOf: (request: MedusaRequest<{ order_id?: unknown }>) => unknown,
  ): Middleware<MedusaRequest<{ order_id?: unknown }>> =>
  async (request, _response, next) => {
    await refuseUnpackable(request.scope, String(orderIdOf(request)));
    next();
  };

const releaseDraft: SignedInMiddleware = async (request, _response, next) => {
  await releaseOwn(request, request.params.id ?? "");
  next();
};

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
