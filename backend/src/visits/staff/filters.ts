/** Which requests staff want to see. */
import { addDays, homeServiceStatuses, visitPlaces } from "@landolt/forms";
import { z } from "@medusajs/framework/zod";
import { openStatuses } from "../../modules/home-service/state";
import { likeLiteral } from "../../platform/ask";
import { beginningOf } from "../planning-of";

const day = z.iso.date();

/** `?status=open` or one status; `due` is about requests nobody has answered. */
export const listQuery = z.object({
  status: z.enum([...homeServiceStatuses, "open"]).optional(),
  due: z.enum(["waiting", "attention", "warning", "breached"]).optional(),
  place: z.enum(visitPlaces).optional(),
  optician_id: z.string().max(100).optional(),
  q: z.string().trim().max(100).optional(),
  received_from: day.optional(),
  received_to: day.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});
export type ListQuery = z.infer<typeof listQuery>;

const searched = ["reference", "first_name", "last_name", "city", "postal_code", "email", "phone"];

/**
 * The filter as Medusa takes it.
 *
 * @param timeZone in which the query's days begin
 */
export function filtersOf(query: ListQuery, now: Date, timeZone: string): Record<string, unknown> {
  const { status, due, place, optician_id, q, received_from, received_to } = query;
  const passed = { attention: "attention_by", warning: "warn_by", breached: "answer_by" } as const;
  const received = {
    ...(received_from ? { $gte: beginningOf(received_from, timeZone) } : {}),
    ...(received_to ? { $lt: beginningOf(addDays(received_to, 1), timeZone) } : {}),
  };
  return {
    ...(status === "open" || (due && !status) ? { status: [...openStatuses] } : {}),
    ...(status && status !== "open" ? { status } : {}),
    ...(due ? { answered_at: null } : {}),
    ...(due && due !== "waiting" ? { [passed[due]]: { $lte: now } } : {}),
    ...(place ? { place } : {}),
    ...(optician_id ? { assigned_to: optician_id } : {}),
    ...(Object.keys(received).length > 0 ? { received_at: received } : {}),
    ...(q
      ? { $or: searched.map((column) => ({ [column]: { $ilike: `%${likeLiteral(q)}%` } })) }
      : {}),
  };
}

/** By remaining time of the promise while something is open, otherwise the latest first. */
export const orderOf = ({ status, due }: ListQuery): Record<string, string> =>
  status === "open" || status === "received" || due
    ? { answered_at: "ASC NULLS FIRST", answer_by: "ASC" }
    : { received_at: "DESC" };
