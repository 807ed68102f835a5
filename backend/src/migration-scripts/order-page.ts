import type { ExecArgs } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Ours come before Medusa's own, which have no place of their own: 0. */
const pages = {
  "order.details": {
    "widget:order-head": { order: -40 },
    "widget:order-lenses": { order: -30 },
    "widget:order-packing": { order: -20 },
    "widget:order-withdrawals": { order: -10 },
    "widget:order-documents": { order: -10 },
    // The head says the same, and more.
    "core:OrderGeneralSection": { hidden: true },
  },
  "draft_order.details": {
    "core:GeneralSection": { order: -20 },
    "widget:draft-order-lenses": { order: -10 },
  },
};

/**
 * An order's page begins with what is to be done. Medusa runs it once in each database; a page that somebody has
 * arranged for everyone stays, and everybody can still arrange their own.
 */
export default async function arrangeOrderPage({ container }: ExecArgs): Promise<void> {
  const settings = container.resolve(Modules.SETTINGS);
  for (const [zone, widgets] of Object.entries(pages)) {
    if (await settings.getSystemDefaultLayoutConfiguration(zone)) continue;
    await settings.setSystemDefaultLayoutConfiguration(zone, { widgets });
  }
}
