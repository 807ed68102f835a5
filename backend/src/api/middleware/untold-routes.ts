/** Medusa's `no_notification` of what staff do with a parcel, kept before they do it. */
import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { type ParcelNews, withNews } from "../../orders";

type Body = { no_notification?: boolean; metadata?: Record<string, unknown> | null };

/** A parcel that is packed now carries the wish from its beginning. */
function keepWithNewParcel(
  request: MedusaRequest<Body>,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { validatedBody: body } = request;
  if (body.no_notification) body.metadata = withNews(body.metadata, "order-ready", false);
  next();
}

/** A parcel that is there takes it up before it is sent or handed over. */
const keepWithParcel =
  (news: ParcelNews) =>
  async (
    request: MedusaRequest<Body>,
    _response: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    const parcels = request.scope.resolve(Modules.FULFILLMENT);
    const filters = { id: request.params.fulfillment_id ?? "" };
    const [parcel] = await parcels.listFulfillments(filters, { select: ["id", "metadata"] });
    // One that is not there, Medusa refuses in its own words.
    if (parcel) {
      const metadata = withNews(parcel.metadata, news, !request.validatedBody.no_notification);
      await parcels.updateFulfillment(parcel.id, { metadata });
    }
    next();
  };

const parcel = "/admin/orders/:id/fulfillments/:fulfillment_id";

export const untoldRoutes: MiddlewareRoute[] = [
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
