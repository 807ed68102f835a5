/**
 * A stand-in for Stripe's script and the servers it asks, put between the browser and the network:
 * what the page loads from js.stripe.com is below, what it asks api.stripe.com and its bank answers
 * the stand-in server.
 */
import type { Page } from "@playwright/test";
import { stripe } from "./stand-in.ts";

/** Runs in the page. As much of Stripe.js as a card form needs, with the form in the page itself. */
const script = `window.Stripe = (publishableKey) => ({
  _registerWrapper() {},
  registerAppInfo() {},
  elements({ clientSecret }) {
    const state = { clientSecret };
    return {
      state,
      create() {
        const listeners = {};
        const root = document.createElement("div");
        return {
          on(name, listener) { listeners[name] = listener; return this; },
          mount(place) {
            const label = document.createElement("label");
            label.textContent = "Card number ";
            const input = document.createElement("input");
            input.autocomplete = "cc-number";
            label.append(input);
            root.append(label);
            place.append(root);
            state.number = () => input.value;
            setTimeout(() => listeners.ready?.(), 20);
          },
          destroy() { root.remove(); },
        };
      },
    };
  },
  async confirmPayment({ elements, confirmParams }) {
    const { clientSecret, number } = elements.state;
    const id = clientSecret.split("_secret_")[0];
    const body = new URLSearchParams({
      key: publishableKey,
      client_secret: clientSecret,
      return_url: confirmParams.return_url,
      "payment_method_data[card][number]": number(),
    });
    const answer = await fetch("https://api.stripe.com/v1/payment_intents/" + id + "/confirm", {
      method: "POST",
      body,
    });
    const intent = await answer.json();
    if (intent.error) return { error: intent.error };
    if (intent.next_action) {
      location.assign(intent.next_action.redirect_to_url.url);
      return new Promise(() => {});
    }
    return { paymentIntent: intent };
  },
});`;

/** Lets the page pay by the stand-in. */
export async function standInForStripe(page: Page): Promise<void> {
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
  for (const host of ["https://api.stripe.com", "https://hooks.stripe.com"]) {
    await page.route(`${host}/**`, async (route) => {
      const url = route.request().url().replace(host, stripe.origin);
      await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) });
    });
  }
}
