import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { offerPaymentProviders, reconcile } from "../buying";
import { every } from "../platform/schedule";

let isOffered = false;

/** Mends what an interruption left half done. One at a time, in whichever process comes first. */
export default async function reconcileOrders(container: MedusaContainer) {
  await container.resolve(Modules.LOCKING).execute(
    ["reconcile-orders"],
    async () => {
      if (!isOffered) await offerPaymentProviders(container);
      isOffered = true;
      await reconcile(container);
    },
    { timeout: 1 },
  );
}

export const config = {
  name: "reconcile-orders",
  schedule: every(15),
};
