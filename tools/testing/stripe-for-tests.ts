import { spawn } from "node:child_process";
import { once } from "node:events";
import { anyFreePort } from "../launch/ports.ts";
import { projectFolder } from "../settings.mjs";

/** The stand-in for Stripe, running beside the shop for the tests. */
export interface StripeForTests {
  /** What the shop has to be told to ask it. */
  readonly settings: Readonly<Record<string, string>>;
  /** What a test needs to look into it, and to start another shop that asks it. */
  readonly forTests: Readonly<Record<string, string>>;
  readonly stop: () => void;
}

/** @param webhookAddress where the shop wants to be told of payments */
export async function startStripeForTests(webhookAddress: string): Promise<StripeForTests> {
  const STRIPE_PORT = `${await anyFreePort("127.0.0.1")}`;
  const settings = {
    STRIPE_API_KEY: "sk_test_standin",
    STRIPE_PUBLISHABLE_KEY: "pk_test_standin",
    STRIPE_WEBHOOK_SECRET: "whsec_standin",
    STRIPE_HOST: "127.0.0.1",
    STRIPE_PORT,
    STRIPE_PROTOCOL: "http",
    STRIPE_TIMEOUT: "5",
  };
  const forTests = { ...settings, STRIPE_WEBHOOK_ADDRESS: webhookAddress };
  const child = spawn(process.execPath, ["tests/support/stripe/main.ts"], {
    cwd: projectFolder,
    env: { ...process.env, ...forTests },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  return {
    settings,
    forTests,
    stop: () => void child.kill("SIGTERM"),
  };
}
