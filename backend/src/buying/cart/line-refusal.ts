import { MedusaError } from "@medusajs/framework/utils";
import type { Refusal } from "./judge-line";

/** A refused line, on its way through a workflow to the answer. Its message holds no parameters. */
export class LineRefusal extends MedusaError {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(MedusaError.Types.INVALID_DATA, refusal.message);
    this.refusal = refusal;
  }
}

/** The refusal in an error; a workflow turns errors into plain objects, so the class is gone. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (typeof error !== "object" || error === null || !("refusal" in error)) return undefined;
  return error.refusal as Refusal;
}

/** Body of the 400 answer. */
export const refusalBody = (refusal: Refusal) => ({ type: "invalid_data", ...refusal });
