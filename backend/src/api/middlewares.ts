import {
  allowFields,
  authenticate,
  configureStoreSearch,
  defineMiddlewares,
} from "@medusajs/framework/http";
import { errorHandler } from "./error-handler";
import { lineRoutes } from "./line-routes";
import { orderFields, productFields } from "./store-fields";
import { privateUploadsPath, sendUpload, uploadsPath } from "./uploads";

export default defineMiddlewares({
  errorHandler,
  routes: [
    { matcher: "/store/products*", middlewares: [allowFields(productFields)] },
    { matcher: "/store/orders*", middlewares: [allowFields(orderFields)] },
    {
      matcher: "/store/search",
      middlewares: [configureStoreSearch({ allowed_indexes: { product: true } })],
    },
    {
      matcher: `${privateUploadsPath}*`,
      methods: ["GET"],
      middlewares: [authenticate("user", ["session", "bearer"]), sendUpload("uploads-private")],
    },
    { matcher: `${uploadsPath}*`, methods: ["GET"], middlewares: [sendUpload("uploads")] },
    ...lineRoutes,
  ],
});
