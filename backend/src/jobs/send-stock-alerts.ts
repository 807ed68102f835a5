import type { MedusaContainer } from "@medusajs/framework/types";
import { sendStockAlerts } from "../buying";
import { loggerOf } from "../platform/logger";
import { every } from "../platform/schedule";

/** Writes to who wanted to know that something is in stock again. */
export default async function tellOfStock(container: MedusaContainer) {
  const sent = await sendStockAlerts(container);
  if (sent === 0) return;
  loggerOf(container).info(`${sent} alerts of stock were sent`);
}

export const config = { name: "send-stock-alerts", schedule: every(300) };
