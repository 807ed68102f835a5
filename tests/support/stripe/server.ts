/**
 * A stand-in for Stripe that behaves: payments with their states, idempotency keys, refunds, signed
 * events with retries, a bank that asks its customer, and faults on demand. Everything is in memory.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { bankPage } from "./bank-page.ts";
import { Intents, StripeError } from "./intents.ts";
import { Webhooks } from "./webhooks.ts";

/** What is to go wrong with the calls that fit. */
export interface Fault {
  /** Pattern of method and path, such as `POST /v1/payment_intents/pi_1/capture`. */
  readonly calls: string;
  /** How many of them. */
  times: number;
  /** Milliseconds to wait first. */
  readonly delay?: number;
  /** Cuts the connection: before anything is done, or after it is done and before it is answered. */
  readonly reset?: "before" | "after";
  /** Answers with this status and does nothing. */
  readonly status?: number;
}

interface Options {
  port: number;
  webhookSecret: string;
  /** Where events are delivered. */
  webhookAddress: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly type?: string;
  readonly location?: string;
}

/** Listens on loopback until the process ends. */
export async function startStripe(options: Options): Promise<void> {
  const { port, webhookSecret, webhookAddress } = options;
  const webhooks = new Webhooks(webhookSecret, webhookAddress);
  const intents = new Intents("https://hooks.stripe.com/bank", (type, object) =>
    webhooks.send(type, object),
  );
  const faults: Fault[] = [];
  let calls = 0;
  /** What was answered under an idempotency key: the same again. */
  const answered = new Map<string, { call: string; form: string; answer: Answer }>();

  const handle = (request: IncomingMessage, form: string): Answer => {
    const call = `${request.method} ${pathOf(request)}`;
    const key = request.headers["idempotency-key"];
    const known = typeof key === "string" ? answered.get(key) : undefined;
    if (known) {
      if (known.call === call && known.form === form) return known.answer;
      const error = { type: "idempotency_error", message: "The key was used for another call." };
      return { status: 400, body: { error } };
    }
    const query = (request.url ?? "").split("?", 2)[1];
    const answer = answerTo(intents, call, new URLSearchParams(form || query));
    if (typeof key === "string") answered.set(key, { call, form, answer: structuredClone(answer) });
    return answer;
  };

  /** What only a test may ask for. */
  const control = (call: string, body: string): unknown => {
    if (call === "GET /stand-in/intents") return [...intents.all.values()];
    if (call === "POST /stand-in/turns") {
      const { id, to } = JSON.parse(body);
      return intents.turn(id, to);
    }
    if (call === "GET /stand-in/events") return webhooks.events;
    if (call === "POST /stand-in/faults") return faults.push(JSON.parse(body));
    if (call === "POST /stand-in/healing") return faults.splice(0).length;
    if (call === "GET /stand-in/calls") return calls;
    if (call === "POST /stand-in/deliveries") return webhooks.switch(JSON.parse(body).on);
    throw new Error(`no such control: ${call}`);
  };

  const server = createServer(async (request, response) => {
    const call = `${request.method} ${pathOf(request)}`;
    const form = await text(request);
    if (call.includes(" /stand-in/")) {
      return reply(response, { status: 200, body: control(call, form) ?? {} });
    }
    calls += 1;
    const fault = faults.find(({ calls, times }) => times > 0 && new RegExp(calls).test(call));
    if (fault) {
      fault.times -= 1;
      await new Promise((resolve) => setTimeout(resolve, fault.delay ?? 0));
      if (fault.reset === "before") return void request.socket.destroy();
      if (fault.status !== undefined) {
        const error = { type: "api_error", message: "Injected fault" };
        return reply(response, { status: fault.status, body: { error } });
      }
    }
    const answer = handle(request, form);
    if (fault?.reset === "after") return void request.socket.destroy();
    reply(response, answer);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
}

const pathOf = (request: IncomingMessage): string => (request.url ?? "/").split("?", 1)[0] ?? "/";

function reply(response: ServerResponse, { status, body, type, location }: Answer): void {
  response.writeHead(status, {
    "content-type": type ?? "application/json",
    "request-id": "req_stand_in",
    // The page of the shop calls from its own origin, as Stripe's frame would from Stripe's.
    "access-control-allow-origin": "*",
    ...(location && { location }),
  });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

function answerTo(intents: Intents, call: string, form: URLSearchParams): Answer {
  try {
    return { status: 200, ...route(intents, call, form) };
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, body: error.body };
    throw error;
  }
}

type Routed = Partial<Answer> & { body: unknown };

function route(intents: Intents, call: string, form: URLSearchParams): Routed {
  const [, method = "", path = "", id = "", action = ""] =
    /^(\w+) \/(v1\/payment_intents|bank)(?:\/(\w+))?(?:\/(\w+))?$/.exec(call) ?? [];
  const ofIntent = ({ payment_intent }: { payment_intent: string }) =>
    payment_intent === form.get("payment_intent");
  if (call === "POST /v1/refunds") return { body: intents.refund(form) };
  if (call === "GET /v1/refunds") return { body: listOf(intents.refunds.filter(ofIntent)) };
  if (call === "GET /v1/disputes") return { body: listOf(intents.disputes.filter(ofIntent)) };
  if (path === "bank") return bank(intents, method, id, form);
  switch (`${method} ${action}`) {
    case "POST ":
      return { body: id ? intents.update(id, form) : intents.create(form) };
    case "GET ":
      return { body: intents.get(id) };
    case "POST confirm":
      return { body: intents.confirm(id, form) };
    case "POST capture":
      return { body: intents.capture(id) };
    case "POST cancel":
      return { body: intents.cancel(id) };
    default:
      throw new StripeError(404, "invalid_request_error", "url_invalid", "Unrecognized URL");
  }
}

const listOf = (data: unknown[]) => ({ object: "list", data, has_more: false });

function bank(intents: Intents, method: string, id: string, form: URLSearchParams): Routed {
  if (method === "GET") return { body: bankPage(intents.get(id)), type: "text/html" };
  const intent = intents.answerBank(id, form.get("answer") === "approve");
  const back = new URL(intent.return_url ?? "");
  back.searchParams.set("payment_intent", intent.id);
  back.searchParams.set("payment_intent_client_secret", intent.client_secret);
  const refused = intent.status === "requires_payment_method";
  back.searchParams.set("redirect_status", refused ? "failed" : "succeeded");
  return { status: 303, body: "", location: back.href };
}
