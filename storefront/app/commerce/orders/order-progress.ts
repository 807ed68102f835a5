/** Where an order stands, as the backend answers. Pure. */
import {
  deliveryChoices,
  orderPayments,
  orderStages,
  paymentStates,
  returnStates,
  shownConsent,
  withdrawalClasses,
} from "@landolt/forms";
import { eyes } from "@landolt/optics";
import { z } from "zod";

export const lensSupply = z.object({
  title: z.string(),
  eyes: z.array(z.object({ eye: z.enum(eyes), last_day: z.string() })),
});
export type LensSupply = z.output<typeof lensSupply>;

export const progressAnswer = z.object({
  progress: z.object({
    /** Changes whenever anything below does. */
    version: z.string(),
    stage: z.enum(orderStages),
    partly: z.boolean(),
    payment: z.enum(paymentStates),
    returns: z.enum(returnStates),
    open: z.boolean(),
    delivery: z.enum(deliveryChoices),
    method: z.enum(orderPayments),
    /** How far an optician is with the lenses; null where there are none. */
    lenses: z.enum(["waiting", "asked", "released", "refused"]).nullable(),
    /** To the use of the lens values, the earliest first. */
    consents: z.array(shownConsent),
    /** Until when the lenses last, by product, and the mail before; null where nobody knows. Days are YYYY-MM-DD. */
    supply: z
      .object({
        lenses: z.array(lensSupply),
        reminder: z.object({ weeks: z.number(), on: z.string(), sent: z.boolean() }).nullable(),
      })
      .nullable(),
    /** When it can be expected; days are YYYY-MM-DD. */
    expected: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("arrival"), from: z.string(), to: z.string() }),
      z.object({ kind: z.literal("after-payment"), from: z.number(), to: z.number() }),
      z.object({ kind: z.literal("collection"), ready: z.string() }),
      z.object({ kind: z.enum(["visit", "later"]) }),
    ]),
    tracking: z.array(z.object({ number: z.string(), url: z.string() })),
    withdrawal: z.object({
      in_time: z.boolean(),
      /** YYYY-MM-DD; absent until everything is delivered. */
      last_day: z.string().nullable(),
    }),
    lines: z.array(
      z.object({
        id: z.string(),
        quantity: z.number(),
        returnable: z.number(),
        withdrawal: z.enum(withdrawalClasses),
      }),
    ),
    open_returns: z.array(
      z.object({
        id: z.string(),
        status: z.string(),
        requested_at: z.string().nullable(),
        lines: z.array(z.object({ id: z.string(), quantity: z.number() })),
      }),
    ),
    withdrawals: z.array(
      z.object({ reference: z.string(), declared_at: z.string(), whole: z.boolean() }),
    ),
    /** Pieces that were sent or handed over. */
    sent: z.object({ pieces: z.number(), of: z.number() }),
  }),
});

export type OrderProgress = z.output<typeof progressAnswer>["progress"];
