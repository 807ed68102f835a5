/** Stripe's events as the stand-in sends them: signed, and again until somebody acknowledges. */
import { createHmac, randomBytes } from "node:crypto";
import type { Dispute, Intent, Refund } from "./intents.ts";

type Subject = Intent | Refund | Dispute;

export interface Event {
  readonly id: string;
  readonly object: "event";
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: Subject };
}

/**
 * The header by which Stripe signs a body: by each secret, while a new one replaces another.
 * @param at seconds since 1970
 */
function signatureOf(body: string, secrets: readonly string[], at = Math.floor(Date.now() / 1000)) {
  const signatures = secrets.map((secret) => {
    const v1 = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
    return `v1=${v1}`;
  });
  return [`t=${at}`, ...signatures].join(",");
}

function eventOf(type: string, object: Subject): Event {
  return {
    id: `evt_${randomBytes(12).toString("hex")}`,
    object: "event",
    type,
    created: Math.floor(Date.now() / 1000),
    data: { object: structuredClone(object) },
  };
}

/** Milliseconds before each delivery of an event. */
const pauses = [50, 500, 1000, 2000, 4000, 8000, 16_000, 16_000, 16_000];

/** One delivery; the status of the answer, or undefined where nobody answered. */
export async function deliver(
  event: Event,
  address: string,
  secrets: readonly string[],
  at?: number,
): Promise<number | undefined> {
  const body = JSON.stringify(event);
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "stripe-signature": signatureOf(body, secrets, at),
  };
  const signal = AbortSignal.timeout(10_000);
  const answer = await fetch(address, { method: "POST", headers, body, signal }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  return answer?.status;
}

export class Webhooks {
  /** Every event, the oldest first. */
  readonly events: Event[] = [];
  readonly #secret: string;
  readonly #address: string;
  #on = true;

  constructor(secret: string, address: string) {
    this.#secret = secret;
    this.#address = address;
  }

  /** Off: events from now on are not sent. */
  switch(on: boolean): void {
    this.#on = on;
  }

  send(type: string, object: Subject): void {
    const event = eventOf(type, object);
    this.events.push(event);
    if (this.#on) void this.#untilTaken(event);
  }

  async #untilTaken(event: Event): Promise<void> {
    for (const pause of pauses) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if ((await deliver(event, this.#address, [this.#secret])) === 200) return;
    }
  }
}
