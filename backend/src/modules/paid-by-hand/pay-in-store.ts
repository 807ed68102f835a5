import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { PaidByHand } from "../../payments/providers";

/** The customer pays at the counter, or to the person who brings the order. */
class PayInStoreService extends PaidByHand {
  static override identifier = "pay-in-store";
}

export default ModuleProvider(Modules.PAYMENT, { services: [PayInStoreService] });
