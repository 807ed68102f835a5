/** What is noted of each box when an order is packed, so that a recall finds who has it. */
import { z } from "zod";

export const boxLot = z.object({
  /** Id of the order's line. */
  line: z.string().min(1).max(80),
  /** Counted from 1 within the line. */
  box: z.number().int().min(1).max(999),
  /** As printed on the box, beside LOT. */
  lot: z.string().trim().min(1).max(40),
  /** Year and month as printed on the box: YYYY-MM. */
  expiry: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
});
export type BoxLot = z.infer<typeof boxLot>;

export const boxLots = z.array(boxLot).max(2000);

/**
 * Whether a box may no longer leave the shop: it is good until the end of its month.
 * @param day of the shop, YYYY-MM-DD
 */
export const isExpired = (expiry: string, day: string): boolean =>
  expiry < day.slice(0, "YYYY-MM".length);
