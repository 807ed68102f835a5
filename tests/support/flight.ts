/** Orders that are under way together when something happens. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { pause, until } from "./backend-process.ts";
import { query } from "./database.ts";
import { beginCard, type Method, type ReadyCart } from "./placing.ts";
import { stripe } from "./stripe/stand-in.ts";
import type { Trial } from "./trial.ts";

interface Flyer {
  readonly cart: ReadyCart;
  /** The key of its attempt, under which it can be asked for again. */
  readonly attempt: string;
}

/** Carts to be placed at a moment of the test's: no event of Stripe's has one with a card ordered before. */
export async function prepareFlight(trial: Trial, methods: readonly Method[]): Promise<Flyer[]> {
  await stripe.deliveries(false);
  const flight: Flyer[] = [];
  for (const method of methods) {
    flight.push({ cart: await trial.cart(method), attempt: randomUUID() });
  }
  await stripe.deliveries(true);
  return flight;
}

/** Places all at once. */
export const placeFlight = (trial: Trial, flight: readonly Flyer[]) =>
  Promise.all(flight.map(({ cart, attempt }) => trial.place(cart, attempt)));

/** Until the backend has begun to place all of them: before, a stop may find one that has not reached it. */
export async function untilUnderWay({ info }: Trial, flight: readonly Flyer[]): Promise<void> {
  const ids = flight.map(({ cart }) => cart.id);
  const begun = () => query(info, "select 1 from placement where id = any($1)", [ids]);
  while ((await begun()).length < ids.length) await pause(5);
}

/**
 * Whatever was answered before, each is asked for with its key until it is ordered, as the website does. An order that
 * was undone has let go of its card, which is asked again.
 */
export async function insistOn(trial: Trial, flight: readonly Flyer[]): Promise<void> {
  for (const { cart, attempt } of flight) {
    let answer = await trial.place(cart, attempt);
    await until(120, async () => {
      if (answer.reason === "payment-open") await payAgain(trial, cart);
      if (answer.outcome !== "ordered") answer = await trial.place(cart, attempt);
      return answer.outcome === "ordered";
    });
    expect(answer, JSON.stringify(answer)).toMatchObject({ outcome: "ordered" });
  }
}

/** Pays a card again whose first payment has ended for good. */
async function payAgain({ info }: Trial, cart: ReadyCart): Promise<void> {
  const first = (await stripe.intents()).find(({ id }) => id === cart.intent);
  expect(first).toMatchObject({ status: "canceled" });
  cart.intent = await beginCard(info, cart.id);
  await stripe.pay(cart.intent, "4242424242424242");
}

/** Where an order was not placed, that is said as a failure of ours that may be repeated: no refusal, and no cut line. */
export function expectClear(answers: Awaited<ReturnType<typeof placeFlight>>): void {
  const unclear = answers.filter(({ status, outcome }) => status !== 503 && outcome !== "ordered");
  expect(unclear, JSON.stringify(unclear)).toEqual([]);
}
