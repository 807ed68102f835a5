/** The one place that loads Stripe's script, when a visitor has chosen to pay by card. */
import type { SiteLanguage } from "@landolt/forms";
import type { StripeElementLocale } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { CardPayment } from "#app/commerce/buying/payment.server.ts";

/** `message` is Stripe's, in the visitor's language, about the card. */
export type Confirmation = { ok: true } | { ok: false; message: string | undefined };

/** States of a payment that asks nothing more of the card. */
const secured: readonly unknown[] = ["requires_capture", "succeeded"];

export interface CardForm {
  /** Sends the card. May lead to a page of the bank, which leads back to `returnTo`. */
  confirm(returnTo: string): Promise<Confirmation>;
  remove(): void;
}

/**
 * Shows Stripe's card form in `place`.
 * @throws where Stripe's script or its form does not load
 */
export async function showCardForm(
  place: HTMLElement,
  { clientSecret, publishableKey }: CardPayment,
  language: SiteLanguage,
): Promise<CardForm> {
  // In a language that Stripe does not have, its form takes the browser's.
  const stripe = await loadStripe(publishableKey, { locale: language as StripeElementLocale });
  if (!stripe) throw new Error("Failed to load Stripe.js");
  const elements = stripe.elements({ clientSecret, appearance: appearanceLike(place) });
  const form = elements.create("payment", { layout: "tabs" });
  await new Promise<void>((resolve, reject) => {
    form.on("ready", () => resolve());
    form.on("loaderror", () => reject(new Error("The card form did not load")));
    form.mount(place);
  });
  return {
    async confirm(returnTo) {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnTo },
        redirect: "if_required",
      });
      // What was confirmed by an earlier press, whose order or answer was lost, cannot be confirmed again.
      const confirmed = secured.includes(error?.payment_intent?.status);
      return error && !confirmed ? { ok: false, message: error.message } : { ok: true };
    },
    remove: () => form.destroy(),
  };
}

/** Stripe's form stands in a frame of its own: it is given how the page looks. */
function appearanceLike(place: HTMLElement) {
  const { color, fontSize, backgroundColor } = getComputedStyle(place);
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  return {
    theme: dark ? ("night" as const) : ("stripe" as const),
    variables: {
      colorText: color,
      fontSizeBase: fontSize,
      ...(backgroundColor !== "rgba(0, 0, 0, 0)" && { colorBackground: backgroundColor }),
    },
  };
}
