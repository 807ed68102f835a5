import type { z } from "@medusajs/framework/zod";
import { invalidError } from "../../platform/errors";

/** @throws MedusaError `invalid_data` naming every field that is wrong. */
export function validBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `${path.map(String).join(".") || "body"}: ${message}`,
  );
  throw invalidError(problems.join("; "));
}
