import type { MiddlewareRoute } from "@medusajs/framework/http";
import { refuseUnstorableText } from "./storable-text";

/** Where staff decide about places. A country's postal file is larger than other requests may be. */
export const areaRoutes: MiddlewareRoute[] = [
  {
    matcher: "/admin/postal-places/import",
    methods: ["POST"],
    bodyParser: { sizeLimit: "24mb" },
    middlewares: [refuseUnstorableText],
  },
  { matcher: "/admin/delivery-zones*", methods: ["POST"], middlewares: [refuseUnstorableText] },
];
