import type { MedusaContainer } from "@medusajs/framework/types";
import { sendSupplyReminders } from "../orders";
import { loggerOf } from "../platform/logger";
import { every } from "../platform/schedule";

/** Writes to customers who asked for it before their lenses run out. */
export default async function remindOfSupply(container: MedusaContainer) {
  const sent = await sendSupplyReminders(container);
  if (sent === 0) return;
  loggerOf(container).info(`${sent} reminders of lenses were sent`);
}

export const config = { name: "send-supply-reminders", schedule: every(900) };
