import { z } from "@medusajs/framework/zod";

/** What staff may note about a claim or an exchange. */
export const swapChanges = z.strictObject({
  no_notification: z.boolean().optional(),
  metadata: z.record(z.string(), z.unknown()).nullable().optional(),
});
