import type { MedusaRequest, MiddlewareRoute } from "@medusajs/framework/http";
import type { Middleware } from "../http/middleware";

/** What a browser says of a payment is none of its provider's business: Medusa would store it with the session. */
const dropData: Middleware<MedusaRequest<{ data?: unknown }>> = (request, _response, next) => {
  // The route reads this body, not the validated one.
  delete request.body.data;
  next();
};

export const paymentDataRoutes: MiddlewareRoute[] = [
  {
    matcher: "/store/payment-collections/:id/payment-sessions",
    methods: ["POST"],
    middlewares: [dropData],
  },
];
