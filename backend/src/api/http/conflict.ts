import type { MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";

/** Medusa's own answer to a conflict is about idempotency keys instead of what happened. */
export async function answerConflict(
  response: MedusaResponse,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!MedusaError.isMedusaError(error) || error.type !== MedusaError.Types.CONFLICT) throw error;
    response.status(409).json({ type: error.type, code: error.code, message: error.message });
  }
}
