/** Stripe's events on their way to the backend, byte for byte: their signature is over the bytes. */
import { environment } from "#server/environment.ts";
import { log } from "#server/log.ts";

/** Milliseconds; Stripe waits longer and sends it again otherwise. */
const timeout = 8_000;

/** Hands the event on and answers with the backend's status; 503 where it does not answer. */
export async function forwardStripeEvent(request: Request): Promise<Response> {
  const signature = request.headers.get("stripe-signature");
  if (signature === null) return new Response(null, { status: 400 });
  try {
    const answer = await fetch(`${environment.BACKEND_INTERNAL_URL}/hooks/stripe`, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": signature },
      body: await request.arrayBuffer(),
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    return new Response(null, { status: answer.status });
  } catch {
    log.warn("An event of Stripe's could not be handed on; it will be sent again");
    return new Response(null, { status: 503 });
  }
}
