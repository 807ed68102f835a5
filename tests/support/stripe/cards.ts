/** The test cards of the stand-in for Stripe, and what becomes of a payment with each. */

export interface CardError {
  readonly type: "card_error";
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

export type Fate = "success" | "3ds" | "3ds-then-decline" | "disputed" | "refund-fails" | CardError;

export const declined = (decline_code: string, code = "card_declined"): CardError => ({
  type: "card_error",
  code,
  ...(code === "card_declined" && { decline_code }),
  message: code === "card_declined" ? "Your card was declined." : `The card has an error: ${code}.`,
});

/** Test numbers as in Stripe's documentation; docs/guides/payments.md lists what the shop does with each. */
export const cards: Readonly<Record<string, Fate>> = {
  "4242424242424242": "success",
  "5555555555554444": "success",
  "378282246310005": "success",
  "4000000000000002": declined("generic_decline"),
  "4000000000009995": declined("insufficient_funds"),
  "4000000000009987": declined("lost_card"),
  "4000000000009979": declined("stolen_card"),
  "4000000000006975": declined("card_velocity_exceeded"),
  "4100000000000019": declined("fraudulent"),
  "4000000000000069": declined("", "expired_card"),
  "4000000000000127": declined("", "incorrect_cvc"),
  "4000000000000119": declined("", "processing_error"),
  "4242424242424241": declined("", "incorrect_number"),
  "4000002500003155": "3ds",
  "4000002760003184": "3ds",
  "4000008400001629": "3ds-then-decline",
  "4000000000000259": "disputed",
  "4000000000005126": "refund-fails",
};
