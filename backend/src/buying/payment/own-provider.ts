import { AbstractPaymentProvider, PaymentActions } from "@medusajs/framework/utils";

/** What the ways to pay have in common. */
export abstract class OwnPaymentProvider extends AbstractPaymentProvider {
  // The base class's constructor is protected, and Medusa has to call it.
  constructor(container: Record<string, unknown>, options?: Record<string, unknown>) {
    super(container, options);
  }

  /** Events come in by /hooks/stripe, which keeps them first; Medusa's own way loses them. */
  async getWebhookActionAndData() {
    return { action: PaymentActions.NOT_SUPPORTED };
  }
}
