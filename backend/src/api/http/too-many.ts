import type { MedusaResponse } from "@medusajs/framework/http";

/** Refuses what was tried too often. @param seconds to wait */
export const tooMany = (response: MedusaResponse, seconds: number): void => {
  response
    .status(429)
    .set("retry-after", String(seconds))
    .json({ type: "too_many_requests", message: "Too many tries; please wait" });
};
