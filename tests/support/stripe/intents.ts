/** The payments of the stand-in for Stripe: what each call does to one, by the rules of Stripe's own. */
import { randomBytes } from "node:crypto";
import { type CardError, cards, declined, type Fate } from "./cards.ts";

export type Status =
  | "requires_payment_method"
  | "requires_action"
  | "processing"
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
  last_payment_error: CardError | null;
  cancellation_reason: string | null;
  /** Where the bank's page leads back to. */
  return_url?: string;
  /** What the shop has sent to begin it. */
  readonly asked: Record<string, string>;
}

export interface Refund {
  readonly id: string;
  readonly object: "refund";
  readonly payment_intent: string;
  readonly amount: number;
  readonly metadata: Record<string, string>;
  status: "succeeded" | "pending" | "failed";
}

export interface Dispute {
  readonly id: string;
  readonly object: "dispute";
  readonly payment_intent: string;
  readonly amount: number;
  readonly reason: "fraudulent";
  readonly status: "needs_response";
}

/** What Stripe, a bank or somebody at Stripe's dashboard does to a payment, without the shop. */
export type Turn = "processing" | "authorised" | "failed" | "canceled" | "disputed" | "refunded";

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

const secret = () => randomBytes(12).toString("hex");

export class Intents {
  readonly all = new Map<string, Intent>();
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  readonly #fates = new Map<string, Fate>();
  readonly #changed: (type: string, object: Intent | Refund | Dispute) => void;
  readonly #bank: string;

  /**
   * @param bank address of the page where a bank asks its customer
   * @param changed told of every change, with the type of Stripe's event
   */
  constructor(bank: string, changed: (type: string, object: Intent | Refund | Dispute) => void) {
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
    const intent: Intent = {
      id,
      object: "payment_intent",
      client_secret: `${id}_secret_${secret()}`,
      amount,
      amount_received: 0,
      amount_refunded: 0,
      currency,
      capture_method: form.get("capture_method") ?? "automatic",
      metadata: metadataIn(form),
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      status: "requires_payment_method",
      next_action: null,
      last_payment_error: null,
      cancellation_reason: null,
      asked: Object.fromEntries(form),
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
    // Who comes back from the bank's page may take another card.
    if (intent.status !== "requires_payment_method" && intent.status !== "requires_action") {
      throw stateError(intent, "confirmed");
    }
    const number = (form.get("payment_method_data[card][number]") ?? "").replaceAll(/\D/g, "");
    const fate = cards[number] ?? declined("", "incorrect_number");
    this.#fates.set(id, fate);
    if (typeof fate === "object") throw this.#failed(intent, fate);
    intent.last_payment_error = null;
    if (fate === "3ds" || fate === "3ds-then-decline") {
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
    if (approved && this.#fates.get(id) === "3ds") return this.#authorised(intent);
    const message = "We are unable to authenticate your payment method.";
    const code = "payment_intent_authentication_failure";
    const refused: CardError = { code, message, type: "card_error" };
    this.#failed(intent, approved ? declined("generic_decline") : refused);
    return intent;
  }

  /** The card is of no use; the payment takes another one. */
  #failed(intent: Intent, error: CardError): StripeError {
    intent.status = "requires_payment_method";
    intent.next_action = null;
    intent.last_payment_error = error;
    this.#changed("payment_intent.payment_failed", intent);
    return new StripeError(402, "card_error", error.code, error.message, intent);
  }

  /** What happens without the shop. */
  turn(id: string, to: Turn): void {
    const intent = this.get(id);
    if (to === "processing") {
      intent.status = "processing";
      this.#changed("payment_intent.processing", intent);
    } else if (to === "authorised") this.#authorised(intent);
    else if (to === "failed") this.#failed(intent, declined("generic_decline"));
    else if (to === "canceled") this.cancel(id, "automatic");
    else if (to === "disputed") this.#dispute(intent);
    else this.refund(new URLSearchParams({ payment_intent: id, amount: "100" }));
  }

  #dispute({ id, amount_received }: Intent): void {
    const dispute: Dispute = {
      id: `du_${secret()}`,
      object: "dispute",
      payment_intent: id,
      amount: amount_received,
      reason: "fraudulent",
      status: "needs_response",
    };
    this.disputes.push(dispute);
    this.#changed("charge.dispute.created", dispute);
  }

  #authorised(intent: Intent): Intent {
    intent.next_action = null;
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
    if (this.#fates.get(intent.id) === "disputed") this.#dispute(intent);
    return intent;
  }

  capture(id: string): Intent {
    const intent = this.get(id);
    if (intent.status !== "requires_capture") throw stateError(intent, "captured");
    return this.#charged(intent);
  }

  cancel(id: string, reason: string | null = null): Intent {
    const intent = this.get(id);
    if (["succeeded", "canceled", "processing"].includes(intent.status)) {
      throw stateError(intent, "canceled");
    }
    intent.status = "canceled";
    intent.cancellation_reason = reason;
    intent.next_action = null;
    this.#changed("payment_intent.canceled", intent);
    return intent;
  }

  refund(form: URLSearchParams): Refund {
    const intent = this.get(form.get("payment_intent") ?? "");
    const left = intent.amount_received - intent.amount_refunded;
    const amount = form.has("amount") ? Number(form.get("amount")) : left;
    if (left === 0) throw invalid("charge_already_refunded", "Charge has already been refunded.");
    if (amount <= 0 || amount > left) throw invalid("amount_too_large", "Refund is too large.");
    const refund: Refund = {
      id: `re_${secret()}`,
      object: "refund",
      payment_intent: intent.id,
      amount,
      metadata: metadataIn(form),
      status: this.#fates.get(intent.id) === "refund-fails" ? "pending" : "succeeded",
    };
    intent.amount_refunded += amount;
    this.refunds.push(refund);
    this.#changed("refund.created", refund);
    if (refund.status === "pending") this.#refundFails(intent, refund);
    return structuredClone({
      ...refund,
      status: refund.status === "failed" ? "pending" : refund.status,
    });
  }

  /** The customer's bank does not take the money: Stripe has it again. */
  #refundFails(intent: Intent, refund: Refund): void {
    refund.status = "failed";
    intent.amount_refunded -= refund.amount;
    this.#changed("refund.failed", refund);
  }
}

function metadataIn(form: URLSearchParams): Record<string, string> {
  const entries = [...form].flatMap(([name, value]): [string, string][] => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return key ? [[key, value]] : [];
  });
  return Object.fromEntries(entries);
}
