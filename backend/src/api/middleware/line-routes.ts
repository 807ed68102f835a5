import type { MiddlewareRoute } from "@medusajs/framework/http";
import {
  checkCartLineChange,
  checkClaim,
  checkDraft,
  checkExchange,
  checkNewCart,
  checkNewLine,
  checkNewLines,
  checkOrderEdit,
  checkOrderLineChange,
  checkQuantity,
  refuseBareWorkflows,
} from "./line-checks";
import { queueByEmail } from "./queue-by-email";
import { limitCodes } from "./rate-limit";

type Handler = NonNullable<MiddlewareRoute["middlewares"]>[number];

/**
 * Every route by which an article reaches a cart or an order, with its check. The names of the
 * parameters are Medusa's own: with others the check would run before the body is validated.
 */
const checks: readonly (readonly [string, Handler])[] = [
  ["/store/carts", checkNewCart],
  ["/store/carts/:id/line-items", checkNewLine],
  ["/store/carts/:id/line-items/:line_id", checkCartLineChange],
  ["/admin/orders", checkNewLines],
  ["/admin/draft-orders", checkNewLines],
  ["/admin/draft-orders/:id/edit/items", checkNewLines],
  ["/admin/draft-orders/:id/edit/items/:action_id", checkQuantity],
  ["/admin/draft-orders/:id/edit/items/item/:item_id", checkOrderLineChange],
  ["/admin/draft-orders/:id/edit/confirm", checkOrderEdit],
  ["/admin/draft-orders/:id/convert-to-order", checkDraft],
  ["/admin/order-edits/:id/items", checkNewLines],
  ["/admin/order-edits/:id/items/:action_id", checkQuantity],
  ["/admin/order-edits/:id/items/item/:item_id", checkOrderLineChange],
  ["/admin/order-edits/:id/confirm", checkOrderEdit],
  ["/admin/exchanges/:id/outbound/items", checkNewLines],
  ["/admin/exchanges/:id/outbound/items/:action_id", checkQuantity],
  ["/admin/exchanges/:id/request", checkExchange],
  ["/admin/claims/:id/outbound/items", checkNewLines],
  ["/admin/claims/:id/outbound/items/:action_id", checkQuantity],
  ["/admin/claims/:id/request", checkClaim],
  ["/admin/workflows-executions/:workflow_id/run", refuseBareWorkflows],
];

export const lineRoutes: MiddlewareRoute[] = [
  ...[
    "/store/bags/:id/promotions",
    "/store/carts",
    "/store/carts/:id",
    "/store/carts/:id/promotions",
  ].map((matcher): MiddlewareRoute => ({ matcher, methods: ["POST"], middlewares: [limitCodes] })),
  ...["/store/carts", "/store/carts/:id", "/store/bags/:id/delivery"].map(
    (matcher): MiddlewareRoute => ({ matcher, methods: ["POST"], middlewares: [queueByEmail] }),
  ),
  ...checks.map(
    ([matcher, check]): MiddlewareRoute => ({
      matcher,
      methods: ["POST"],
      middlewares: [check],
    }),
  ),
];
