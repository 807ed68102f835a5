/** The payments of the stand-in for Stripe: what each call does to one, by the rules of Stripe's own. */
import { randomBytes } from "node:crypto";

export type Status =
  | "requires_payment_method"
  | "requires_action"
  | "requires_capture"
  | "succeeded"
  | "canceled";

export interface Intent {
  readonly id: string;
  readonly object: "payment_intent";
  readonly client_secret: string;
  amount: number;
  amount_received: number;
  amount_refunded: number;
  readonly currency: string;
  readonly capture_method: string;
  readonly metadata: Record<string, string>;
  readonly created: number;
  readonly livemode: false;
  status: Status;
  next_action: { type: "redirect_to_url"; redirect_to_url: { url: string } } | null;
  last_payment_error: { code: string; message: string; type: "card_error" } | null;
  /** Where the bank's page leads back to. */
  return_url?: string;
}

/** An answer that is an error, as Stripe words it. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, type: string, code: string, message: string, intent?: Intent) {
    super(message);
    this.status = status;
    this.body = { error: { type, code, message, ...(intent && { payment_intent: intent }) } };
  }
}

const invalid = (code: string, message: string, intent?: Intent) =>
  new StripeError(400, "invalid_request_error", code, message, intent);

const stateError = (intent: Intent, wish: string) =>
  invalid(
    "payment_intent_unexpected_state",
    `A PaymentIntent that is ${intent.status} can not be ${wish}`,
    intent,
  );

/** Test numbers as in Stripe's documentation. */
const cards: Readonly<Record<string, "decline" | "3ds" | "success">> = {
  "4242424242424242": "success",
  "4000000000000002": "decline",
  "4000002500003155": "3ds",
};

const secret = () => randomBytes(12).toString("hex");

export class Intents {
  readonly all = new Map<string, Intent>();
  readonly #changed: (type: string, intent: Intent) => void;
  readonly #bank: string;

  /**
   * @param bank address of the page where a bank asks its customer
   * @param changed told of every change, with the type of Stripe's event
   */
  constructor(bank: string, changed: (type: string, intent: Intent) => void) {
    this.#bank = bank;
    this.#changed = changed;
  }

  get(id: string): Intent {
    const intent = this.all.get(id);
    if (!intent) {
      throw new StripeError(404, "invalid_request_error", "resource_missing", "No such intent");
    }
    return intent;
  }

  create(form: URLSearchParams): Intent {
    const amount = Number(form.get("amount"));
    const currency = form.get("currency") ?? "";
    if (!Number.isInteger(amount) || amount < 50 || !/^[a-z]{3}$/.test(currency)) {
      throw invalid("parameter_invalid_integer", "Invalid amount or currency");
    }
    const id = `pi_${secret()}`;
    const metadata: Record<string, string> = {};
    for (const [name, value] of form) {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      if (key) metadata[key] = value;
    }
    const intent: Intent = {
      id,
      object: "payment_intent",
      client_secret: `${id}_secret_${secret()}`,
      amount,
      amount_received: 0,
      amount_refunded: 0,
      currency,
      capture_method: form.get("capture_method") ?? "automatic",
      metadata,
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      status: "requires_payment_method",
      next_action: null,
      last_payment_error: null,
    };
    this.all.set(id, intent);
    this.#changed("payment_intent.created", intent);
    return intent;
  }

  update(id: string, form: URLSearchParams): Intent {
    const intent = this.get(id);
    if (intent.status !== "requires_payment_method") throw stateError(intent, "updated");
    if (form.has("amount")) intent.amount = Number(form.get("amount"));
    return intent;
  }

  /** The browser pays with a card, by its number. */
  confirm(id: string, form: URLSearchParams): Intent {
    const intent = this.get(id);
    if (intent.status !== "requires_payment_method") throw stateError(intent, "confirmed");
    const number = (form.get("payment_method_data[card][number]") ?? "").replaceAll(/\D/g, "");
    const fate = cards[number];
    if (fate === undefined) throw invalid("incorrect_number", "Your card number is incorrect.");
    if (fate === "decline") {
      const message = "Your card was declined.";
      intent.last_payment_error = { code: "card_declined", message, type: "card_error" };
      this.#changed("payment_intent.payment_failed", intent);
      throw new StripeError(402, "card_error", "card_declined", message, intent);
    }
    intent.last_payment_error = null;
    if (fate === "3ds") {
      intent.status = "requires_action";
      intent.return_url = form.get("return_url") ?? "";
      const url = `${this.#bank}/${intent.id}`;
      intent.next_action = { type: "redirect_to_url", redirect_to_url: { url } };
      this.#changed("payment_intent.requires_action", intent);
      return intent;
    }
    return this.#authorised(intent);
  }

  /** What the customer told the bank. */
  answerBank(id: string, approved: boolean): Intent {
    const intent = this.get(id);
    if (intent.status !== "requires_action") throw stateError(intent, "answered");
    intent.next_action = null;
    if (approved) return this.#authorised(intent);
    intent.status = "requires_payment_method";
    const message = "We are unable to authenticate your payment method.";
    const code = "payment_intent_authentication_failure";
    intent.last_payment_error = { code, message, type: "card_error" };
    this.#changed("payment_intent.payment_failed", intent);
    return intent;
  }

  #authorised(intent: Intent): Intent {
    if (intent.capture_method === "manual") {
      intent.status = "requires_capture";
      this.#changed("payment_intent.amount_capturable_updated", intent);
      return intent;
    }
    return this.#charged(intent);
  }

  #charged(intent: Intent): Intent {
    intent.status = "succeeded";
    intent.amount_received = intent.amount;
    this.#changed("payment_intent.succeeded", intent);
    return intent;
  }

  capture(id: string): Intent {
    const intent = this.get(id);
    if (intent.status !== "requires_capture") throw stateError(intent, "captured");
    return this.#charged(intent);
  }

  cancel(id: string): Intent {
    const intent = this.get(id);
    if (intent.status === "succeeded" || intent.status === "canceled") {
      throw stateError(intent, "canceled");
    }
    intent.status = "canceled";
    intent.next_action = null;
    this.#changed("payment_intent.canceled", intent);
    return intent;
  }

  refund(form: URLSearchParams) {
    const intent = this.get(form.get("payment_intent") ?? "");
    const left = intent.amount_received - intent.amount_refunded;
    const amount = form.has("amount") ? Number(form.get("amount")) : left;
    if (left === 0) throw invalid("charge_already_refunded", "Charge has already been refunded.");
    if (amount <= 0 || amount > left) throw invalid("amount_too_large", "Refund is too large.");
    intent.amount_refunded += amount;
    return { id: `re_${secret()}`, object: "refund", amount, status: "succeeded" };
  }
}
