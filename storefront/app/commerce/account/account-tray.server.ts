/** The tray that an account keeps, in the `metadata` of the customer. */
import { z } from "zod";
import { type Answer, answered } from "../platform/answers.ts";
import { ask } from "../platform/client.server.ts";
import { trayShape } from "../platform/cookies.server.ts";
import type { Bearer } from "./session.server.ts";

/** Milliseconds: nobody has come for the tray, so that signing in does not wait for it any longer. */
const limit = 3000;
const question = { path: "/store/customers/me", limit } as const;

/** Programs of others may have written anything there. */
const trayAnswer = z.object({
  customer: z.object({ metadata: z.object({ tray: trayShape }).nullable().catch(null) }),
});

export async function accountTray(headers: Bearer): Promise<Answer<string[]>> {
  const query = { fields: "metadata" };
  const answer = await ask({ ...question, shape: trayAnswer, query, headers });
  return answer.ok ? answered(answer.value.customer.metadata?.tray ?? []) : answer;
}

export const keepTray = (headers: Bearer, tray: readonly string[]): Promise<Answer<unknown>> =>
  ask({
    ...question,
    shape: z.unknown(),
    method: "POST",
    idempotent: true,
    headers,
    body: { metadata: { tray } },
  });
