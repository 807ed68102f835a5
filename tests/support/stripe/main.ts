/** Runs the stand-in for Stripe as a process of its own, beside the shop that asks it. */
import { startStripe } from "./server.ts";

const { STRIPE_PORT, STRIPE_WEBHOOK_SECRET, STRIPE_WEBHOOK_ADDRESS } = process.env;

await startStripe({
  port: Number(STRIPE_PORT),
  webhookSecret: STRIPE_WEBHOOK_SECRET ?? "",
  webhookAddress: STRIPE_WEBHOOK_ADDRESS ?? "",
});
process.stdout.write("listening\n");
