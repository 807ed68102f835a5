import { container } from "@medusajs/framework";
import {
  allowFields,
  authenticate,
  defineMiddlewares,
  validateAndTransformBody,
} from "@medusajs/framework/http";
import { AdminCreateDraftOrder } from "@medusajs/medusa/api/admin/draft-orders/validators";
import { keepSessionsInDatabase } from "../people/sign-in/sessions";
import { environment } from "../platform/environment";
import { areaRoutes } from "./area-routes";
import { requireKey } from "./channels-of-key";
import { errorHandler } from "./error-handler";
import { lineRoutes } from "./line-routes";
import { notHere } from "./not-here";
import { orderRoutes } from "./order-routes";
import { receiveUpload } from "./receive-upload";
import { staffRoutes } from "./staff-routes";
import { refuseUnstorableText } from "./storable-text";
import { orderFields, productFields } from "./store-fields";
import { unnamed } from "./unnamed";
import { untoldRoutes } from "./untold-routes";
import { privateUploadsPath, sendUpload, uploadsPath } from "./uploads";

// Where Redis is set, it keeps the sessions.
if (!environment().REDIS_URL) keepSessionsInDatabase(() => container);

export default defineMiddlewares({
  errorHandler,
  routes: [
    { matcher: "/*", middlewares: [unnamed] },
    ...staffRoutes,
    { matcher: "/catalog/*", methods: ["GET"], middlewares: [requireKey] },
    { matcher: "/bags/*", methods: ["GET"], middlewares: [refuseUnstorableText, requireKey] },
    { matcher: "/store/products*", middlewares: [allowFields(productFields)] },
    { matcher: "/store/orders*", middlewares: [allowFields(orderFields)] },
    {
      matcher: `${privateUploadsPath}*`,
      methods: ["GET"],
      middlewares: [authenticate("user", ["session", "bearer"]), sendUpload("uploads-private")],
    },
    { matcher: `${uploadsPath}*`, methods: ["GET"], middlewares: [sendUpload("uploads")] },
    {
      matcher: `${uploadsPath}*`,
      methods: ["PUT"],
      bodyParser: false,
      middlewares: [receiveUpload],
    },
    {
      matcher: "/admin/orders",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(AdminCreateDraftOrder)],
    },
    ...areaRoutes,
    {
      matcher: "/admin/search-synonyms*",
      methods: ["POST"],
      middlewares: [refuseUnstorableText],
    },
    // A file, as its bytes.
    { matcher: "/admin/tables/*", methods: ["POST"], bodyParser: false },
    { matcher: "/hooks/stripe", methods: ["POST"], bodyParser: { preserveRawBody: true } },
    { matcher: "/hooks/payment*", middlewares: [notHere] },
    ...lineRoutes,
    ...orderRoutes,
    ...untoldRoutes,
  ],
});
