/** The ways to pay, and beginning to pay by card. */
import { type PaymentMethod, paymentMethods, type SiteLanguage } from "@landolt/forms";
import { z } from "zod";
import { type Answer, answered, notFound, refused } from "../platform/answers.ts";
import { ask, under } from "../platform/client.server.ts";
import { visitorsCart } from "./bag.server.ts";

/** The ways to pay that are set up, in the order in which they are offered. */
export const offeredMethods = (): Promise<Answer<PaymentMethod[]>> =>
  ask({
    path: "/store/payment-methods",
    shape: under("payment_methods", z.array(z.enum(paymentMethods))),
  });

const begunAnswer = z.object({
  payment: z.object({
    client_secret: z.string(),
    publishable_key: z.string(),
    secured: z.boolean(),
  }),
});

/** What the visitor's browser needs to pay by card; good for this one payment and nothing else. */
export interface CardPayment {
  clientSecret: string;
  publishableKey: string;
  /** The card is confirmed already: only the order is missing. */
  secured: boolean;
}

/** Begins the card payment of the visitor's bag, or finds the one that was begun. */
export async function beginCardPayment(
  request: Request,
  language: SiteLanguage,
): Promise<Answer<CardPayment>> {
  const cart = await visitorsCart(request, language);
  if (!cart.ok) return cart;
  if (!cart.value || cart.value.completed_at) return notFound;
  const answer = await ask({
    path: `/store/carts/${cart.value.id}/payment`,
    shape: begunAnswer,
    method: "POST",
    body: { method: "card" },
    limit: 15_000,
    refusal: "payment",
  });
  if (!answer.ok) return answer.problem === "notFound" ? refused("payment") : answer;
  const { client_secret, publishable_key, secured } = answer.value.payment;
  return answered({ clientSecret: client_secret, publishableKey: publishable_key, secured });
}
