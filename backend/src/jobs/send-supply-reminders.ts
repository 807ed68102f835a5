import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sendSupplyReminders } from "../orders";
import { every } from "../platform/schedule";

/** Writes to customers who asked for it before their lenses run out. */
export default async function remindOfSupply(container: MedusaContainer) {
  const sent = await sendSupplyReminders(container);
  if (sent === 0) return;
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`${sent} reminders of lenses were sent`);
}

export const config = { name: "send-supply-reminders", schedule: every(900) };
