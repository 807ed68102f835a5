/** Stripe's calls behind a breaker. */
import type Stripe from "stripe";
import type { Breaker } from "./breaker";

/**
 * The answer in Stripe's place to a call that is not made. Stripe's client throws it as an error of Stripe's, without
 * the repetitions that it makes of other failures.
 */
const notCalled: Stripe.HttpClientResponse = {
  getStatusCode: () => 503,
  getHeaders: () => ({ "stripe-should-retry": "false" }),
  getRawResponse: () => undefined,
  toStream: () => undefined,
  toJSON: async () => ({
    error: {
      type: "api_error",
      message: "Stripe does not answer at the moment; it was not called",
    },
  }),
};

/**
 * Calls as `client` does while `breaker` lets it. A call that is not made moves no money, and one whose answer is lost
 * keeps its idempotency key for the next time.
 */
export const withBreaker = (client: Stripe.HttpClient, breaker: Breaker): Stripe.HttpClient => ({
  getClientName: () => client.getClientName(),
  async makeRequest(...call) {
    if (!breaker.mayCall()) return notCalled;
    try {
      const answer = await client.makeRequest(...call);
      breaker.succeeded();
      return answer;
    } catch (error) {
      breaker.failed();
      throw error;
    }
  },
});
