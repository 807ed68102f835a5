import { swapRoutes } from "../../../http/swap-routes";

export const { POST, DELETE } = swapRoutes("exchange", (orders, update) =>
  orders.updateOrderExchanges([update]),
);
