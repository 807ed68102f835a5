import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { PaidByHand } from "../../payments/providers";

/**
 * The customer transfers the money, naming the order by its creditor reference; staff capture the
 * payment when it has arrived.
 */
class BankTransferService extends PaidByHand {
  static override identifier = "bank-transfer";
}

export default ModuleProvider(Modules.PAYMENT, { services: [BankTransferService] });
