/** The mail that a customer asks for, some time before the lenses of an order run out. */
import { consentVersions, type SiteLanguage } from "@landolt/forms";
import { readToken } from "@landolt/tokens";
import { z } from "zod";
import { environment } from "#server/environment.ts";
import { orderKeyOf } from "../account/account-orders.server.ts";
import { askAsCustomer } from "../account/session.server.ts";
import type { Answer } from "../platform/answers.ts";
import { ask } from "../platform/client.server.ts";
import { lensSupply } from "./order-progress.ts";
import { orderProof } from "./proof.server.ts";

/** The order that a link of such a mail is about; its holder may order the same again. */
export const orderOfReminder = (token: string): string | undefined =>
  readToken(environment.cookieSecret, "supply-reminder", token);

const about = (id: string) => ({
  path: `/store/orders/${id}/supply-reminder`,
  shape: z.object({ reminded: z.boolean() }),
  headers: orderProof(id),
  idempotent: true,
});

/** Asks for it, with the consent that was given beside. `id` must be of an order that the visitor may see. */
export const remind = (
  id: string,
  weeks: number,
  language: SiteLanguage,
): Promise<Answer<unknown>> => {
  const consent = { version: consentVersions["lens-reminder"], language };
  return ask({ ...about(id), method: "POST", body: { weeks, consent } });
};

/** Turns it off, and ends the consent. */
export const stopReminding = (id: string): Promise<Answer<unknown>> =>
  ask({ ...about(id), method: "DELETE" });

/** The same as a file for a calendar, RFC 5545. */
export const reminderCalendar = (id: string, weeks: number): Promise<Answer<string>> =>
  ask({
    path: `/store/orders/${id}/supply-reminder/calendar`,
    shape: z.string(),
    query: { weeks: String(weeks) },
    headers: orderProof(id),
  });

const suppliesAnswer = z.object({
  supplies: z.array(z.object({ order_id: z.string(), lenses: z.array(lensSupply) })),
});

/** Until when the lenses of the account last, each with the key of its order; none while that cannot be asked. */
export async function accountSupplies(request: Request) {
  const answer = await askAsCustomer(request, {
    path: "/store/account/supply",
    shape: suppliesAnswer,
  });
  if (!answer.ok) return [];
  return answer.value.supplies.map(({ order_id, lenses }) => ({
    key: orderKeyOf(order_id),
    lenses,
  }));
}
