/** The products that who is signed in waits for. */
import type { SiteLanguage } from "@landolt/forms";
import { z } from "zod";
import { type Answer, answered, notFound } from "../platform/answers.ts";
import { writtenLanguage } from "../platform/written-language.ts";
import { askAsCustomer } from "./session.server.ts";

const path = "/store/account/stock-alerts";

const alert = z.object({
  id: z.string(),
  title: z.string(),
  variant: z.string(),
  since: z.string(),
  /** Absent while the website does not sell it. */
  handle: z.string().optional(),
});
export type AccountAlert = z.output<typeof alert>;

/** The latest first. */
export async function accountAlerts(
  request: Request,
  language: SiteLanguage,
): Promise<Answer<AccountAlert[]>> {
  const shape = z.object({ stock_alerts: z.array(alert) });
  const query = { language: writtenLanguage(language) };
  const answer = await askAsCustomer(request, { path, shape, query });
  return answer.ok ? answered(answer.value.stock_alerts) : answer;
}

/** Ids of stock alerts as the backend makes them; anything else is nobody's. */
const alertId = /^salert_\w{1,60}$/;

export function endAlert(request: Request, id: string): Promise<Answer<unknown>> {
  if (!alertId.test(id)) return Promise.resolve(notFound);
  const question = { path: `${path}/${id}`, shape: z.unknown(), method: "DELETE" } as const;
  return askAsCustomer(request, question);
}
