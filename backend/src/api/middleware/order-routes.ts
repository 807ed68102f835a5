import { authenticate, type MiddlewareRoute } from "@medusajs/framework/http";
import { guardOrder, guardReturn, trimTransfer } from "./order-guard";

/** A signed-in customer is recognised; somebody else passes on as a stranger. */
const recognise = authenticate("customer", ["session", "bearer"], { allowUnauthenticated: true });

/** What belongs to an account answers its customer alone; a bag is anybody's, and the order made of it may be a customer's. */
export const accountRoutes: MiddlewareRoute[] = [
  { matcher: "/store/bags/:id/delivery", methods: ["POST"], middlewares: [recognise] },
  { matcher: "/store/account*", middlewares: [authenticate("customer", ["session", "bearer"])] },
];

/** The store routes of Medusa that answer anybody who knows an id, and ours beside them. */
export const orderRoutes: MiddlewareRoute[] = [
  { matcher: "/store/orders/:id", methods: ["GET"], middlewares: [recognise, guardOrder] },
  { matcher: "/store/orders/:id/progress", methods: ["GET"], middlewares: [recognise, guardOrder] },
  {
    matcher: "/store/orders/:id/returns",
    methods: ["POST"],
    middlewares: [recognise, guardOrder],
  },
  {
    matcher: "/store/orders/:id/consent-withdrawal",
    methods: ["POST"],
    middlewares: [recognise, guardOrder],
  },
  {
    matcher: "/store/orders/:id/supply-reminder*",
    methods: ["GET", "POST", "DELETE"],
    middlewares: [recognise, guardOrder],
  },
  { matcher: "/store/orders/:id/transfer/request", methods: ["POST"], middlewares: [trimTransfer] },
  { matcher: "/store/orders/:id/transfer/cancel", methods: ["POST"], middlewares: [trimTransfer] },
  { matcher: "/store/orders/:id/transfer/accept", methods: ["POST"], middlewares: [trimTransfer] },
  { matcher: "/store/orders/:id/transfer/decline", methods: ["POST"], middlewares: [trimTransfer] },
  {
    matcher: "/store/returns",
    methods: ["POST"],
    middlewares: [recognise, guardReturn],
  },
];
