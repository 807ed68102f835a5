import { container } from "@medusajs/framework";
import {
  allowFields,
  authenticate,
  defineMiddlewares,
  type MedusaErrorHandlerFunction,
  type MedusaRequest,
  type MedusaResponse,
  validateAndTransformBody,
} from "@medusajs/framework/http";
import { AdminCreateDraftOrder } from "@medusajs/medusa/api/admin/draft-orders/validators";
import { brandsShape } from "../catalog";
import { keepSessionsInDatabase } from "../people";
import { environment } from "../platform/environment";
import type { Middleware } from "./http/middleware";
import { ignoreUnusableLocales, refuseHardInput } from "./middleware/answers/hard-input";
import { setHeadersOfAnswers, unnamed } from "./middleware/answers/headers";
import { refuseForeignOrigin } from "./middleware/answers/own-origin";
import { replaceKeyCheck, requireKey } from "./middleware/channels-of-key";
import { errorHandler } from "./middleware/error-handler";
import { lineRoutes } from "./middleware/line-routes";
import { readersRoutes } from "./middleware/lines-for-readers";
import { orderCountryRoutes } from "./middleware/order-country";
import { accountRoutes, orderRoutes } from "./middleware/order-routes";
import { packingRoutes } from "./middleware/packing";
import { parcelNoticeRoutes } from "./middleware/parcel-notices";
import { paymentDataRoutes } from "./middleware/payment-data";
import { receiveUpload } from "./middleware/receive-upload";
import { staffRoutes } from "./middleware/staff-routes";
import { orderFields, productFields } from "./middleware/store-fields";
import { recordRoutes } from "./middleware/unknown-record";
import { privateUploadsPath, sendUpload, uploadsPath } from "./middleware/uploads";

// Where Redis is set, it keeps the sessions.
if (!environment().REDIS_URL) keepSessionsInDatabase(() => container);

setHeadersOfAnswers();
ignoreUnusableLocales();
replaceKeyCheck();

/** Closes an address of Medusa's that this shop answers elsewhere. */
function answerNotFound(_request: MedusaRequest, response: MedusaResponse): void {
  response.status(404).json({ type: "not_found", message: "There is no such address" });
}

/** What no route has answered, in the words of every refusal; Medusa adds `/health` after all of them. */
const answerUnknown: Middleware = (request, response, next) => {
  if (request.path === "/health") next();
  else answerNotFound(request, response);
};

export default defineMiddlewares({
  // The framework hands it to Express last of all, which takes a list; its type knows one handler only.
  errorHandler: [answerUnknown, errorHandler] as unknown as MedusaErrorHandlerFunction,
  routes: [
    { matcher: "/*", middlewares: [unnamed, refuseHardInput, refuseForeignOrigin] },
    ...staffRoutes,
    ...recordRoutes,
    { matcher: "/catalog/*", methods: ["GET"], middlewares: [requireKey] },
    { matcher: "/bags/*", methods: ["GET"], middlewares: [requireKey] },
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
    { matcher: "/admin/products", methods: ["POST"], additionalDataValidator: brandsShape },
    { matcher: "/admin/products/:id", methods: ["POST"], additionalDataValidator: brandsShape },
    // A country's postal file is larger than other requests may be.
    {
      matcher: "/admin/postal-places/import",
      methods: ["POST"],
      bodyParser: { sizeLimit: "24mb" },
    },
    // Files, as their bytes.
    { matcher: "/admin/tables/*", methods: ["POST"], bodyParser: false },
    { matcher: "/store/lens-prescriptions", methods: ["POST"], bodyParser: false },
    {
      matcher: "/store/account/people/:id/prescriptions/:prescription_id/file",
      methods: ["POST"],
      bodyParser: false,
    },
    { matcher: "/hooks/stripe", methods: ["POST"], bodyParser: { preserveRawBody: true } },
    { matcher: "/hooks/payment*", middlewares: [answerNotFound] },
    // Of an index that this shop has not: without it these never answer.
    { matcher: "/admin/index*", middlewares: [answerNotFound] },
    // Roles are our own. Medusa's have routes without the module below them.
    { matcher: "/admin/rbac*", middlewares: [answerNotFound] },
    { matcher: "/admin/users/:id/roles*", middlewares: [answerNotFound] },
    ...lineRoutes,
    ...accountRoutes,
    ...orderRoutes,
    ...paymentDataRoutes,
    ...orderCountryRoutes,
    ...packingRoutes,
    ...readersRoutes,
    ...parcelNoticeRoutes,
  ],
});
