/** The stand-in for Stripe as a test sees it: what it holds, and what is to go wrong. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { shopFolder } from "../shop-info.ts";
import type { Intent, Turn } from "./intents.ts";
import type { Fault } from "./server.ts";
import { deliver, type Event } from "./webhooks.ts";

/** How `npm test` started the one beside this worker's shop. */
const { settings, webhookAddress } = z
  .object({ settings: z.record(z.string(), z.string()), webhookAddress: z.url() })
  .parse(JSON.parse(readFileSync(join(shopFolder(), "stripe.json"), "utf8")));
const { STRIPE_PORT, STRIPE_WEBHOOK_SECRET = "" } = settings;
const origin = `http://127.0.0.1:${STRIPE_PORT}`;

async function call<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${origin}/stand-in/${path}`, {
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });
  return (await answer.json()) as T;
}

export const stripe = {
  origin,
  /** Settings by which another shop uses it; it sends that shop no events by itself. */
  settings,
  intents: () => call<Intent[]>("intents"),
  events: () => call<Event[]>("events"),
  fail: (fault: Fault) => call("faults", fault),
  /** Ends every fault. */
  heal: () => call("healing", {}),
  /** How many calls have come so far, those of browsers and banks included. */
  calls: () => call<number>("calls"),
  /** Off: events from now on are not sent. */
  deliveries: (on: boolean) => call("deliveries", { on }),
  /** What Stripe or a bank does to a payment, without the shop. */
  turn: (id: string, to: Turn) => call("turns", { id, to }),
  /** Delivers an event, genuine or not. @param at the signature's time in seconds */
  deliver: (
    event: Event,
    {
      secret = STRIPE_WEBHOOK_SECRET,
      at,
      also,
    }: { secret?: string; at?: number; also?: string } = {},
  ) => deliver(event, webhookAddress, also ? [also, secret] : [secret], at),
  /** What the customer answers the bank; the address it leads back to. */
  async answerBank(intentId: string, answer: "approve" | "decline"): Promise<URL> {
    const body = new URLSearchParams({ answer });
    const { headers } = await fetch(`${origin}/bank/${intentId}`, {
      method: "POST",
      body,
      redirect: "manual",
    });
    return new URL(headers.get("location") ?? "");
  },
  /** What the customer's browser does with the card: the intent that came of it, or the error. */
  async pay(intentId: string, number: string): Promise<{ ok: boolean; status?: string }> {
    const form = new URLSearchParams({
      "payment_method_data[card][number]": number,
      return_url: "http://localhost/",
    });
    const answer = await fetch(`${origin}/v1/payment_intents/${intentId}/confirm`, {
      method: "POST",
      body: form,
    });
    const { status } = (await answer.json()) as { status?: string };
    return { ok: answer.ok, ...(status && { status }) };
  },
};
