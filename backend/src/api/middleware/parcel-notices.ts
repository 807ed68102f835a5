/** Medusa's `no_notification` of what staff do with a parcel, kept before they do it. */
import type { MedusaRequest, MiddlewareRoute } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { type ParcelNotice, withNotice } from "../../orders";
import type { Middleware } from "../http/middleware";

type Body = { no_notification?: boolean; metadata?: Record<string, unknown> | null };

/** With a new parcel it is in the metadata from the beginning. */
const keepWithNewParcel: Middleware<MedusaRequest<Body>> = (request, _response, next) => {
  const { validatedBody: body } = request;
  if (body.no_notification) body.metadata = withNotice(body.metadata, "order-ready", false);
  next();
};

/** An existing parcel gets it before it is sent or handed over. */
const keepWithParcel =
  (notice: ParcelNotice): Middleware<MedusaRequest<Body>> =>
  async (request, _response, next) => {
    const parcels = request.scope.resolve(Modules.FULFILLMENT);
    const filters = { id: request.params.fulfillment_id ?? "" };
    const [parcel] = await parcels.listFulfillments(filters, { select: ["id", "metadata"] });
    // One that does not exist is refused by Medusa.
    if (parcel) {
      const metadata = withNotice(parcel.metadata, notice, !request.validatedBody.no_notification);
      await parcels.updateFulfillment(parcel.id, { metadata });
    }
    next();
  };

const parcel = "/admin/orders/:id/fulfillments/:fulfillment_id";

export const parcelNoticeRoutes: MiddlewareRoute[] = [
  {
    matcher: "/admin/orders/:id/fulfillments",
    methods: ["POST"],
    middlewares: [keepWithNewParcel],
  },
  {
    matcher: `${parcel}/shipments`,
    methods: ["POST"],
    middlewares: [keepWithParcel("order-shipped")],
  },
  {
    matcher: `${parcel}/mark-as-delivered`,
    methods: ["POST"],
    middlewares: [keepWithParcel("order-delivered")],
  },
];
