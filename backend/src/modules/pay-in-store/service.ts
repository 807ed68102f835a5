import { PaidByHand } from "../../payments/providers";

/** The customer pays at the counter, or whoever brings the order. */
class PayInStoreService extends PaidByHand {
  static override identifier = "pay-in-store";
}

export default PayInStoreService;
