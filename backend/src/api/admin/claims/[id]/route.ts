import { swapRoutes } from "../../../http/swap-routes";

export const { POST, DELETE } = swapRoutes("claim", (orders, update) =>
  orders.updateOrderClaims([update]),
);
