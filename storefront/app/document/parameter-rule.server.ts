import { data } from "react-router";
import type { z } from "zod";

/**
 * The parameters of an address, checked by the rule their route declares. An address that breaks it
 * is no page: 404, before anything is asked of the backend.
 */
export function validParameters<T>(rule: z.ZodType<T>, parameters: unknown): T {
  const checked = rule.safeParse(parameters);
  if (checked.success) return checked.data;
  throw data("Page Not Found", { status: 404, statusText: "Page Not Found" });
}
