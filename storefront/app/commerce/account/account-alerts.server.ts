/** The products that who is signed in waits for. */
import type { SiteLanguage } from "@landolt/forms";
import { z } from "zod";
import { type Answer, notFound } from "../platform/answers.ts";
import { under } from "../platform/client.server.ts";
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
export const accountAlerts = (
  request: Request,
  language: SiteLanguage,
): Promise<Answer<AccountAlert[]>> =>
  askAsCustomer(request, {
    path,
    shape: under("stock_alerts", z.array(alert)),
    query: { language: writtenLanguage(language) },
  });

/** Ids of stock alerts as the backend makes them; anything else is nobody's. */
const alertId = /^salert_\w{1,60}$/;

export function endAlert(request: Request, id: string): Promise<Answer<unknown>> {
  if (!alertId.test(id)) return Promise.resolve(notFound);
  const question = { path: `${path}/${id}`, shape: z.unknown(), method: "DELETE" } as const;
  return askAsCustomer(request, question);
}
