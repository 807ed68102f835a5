/** Errors that Medusa answers with the status of their kind. */
import { MedusaError } from "@medusajs/framework/utils";

const ofKind = (kind: string) => (message: string, code?: string) =>
  new MedusaError(kind, message, code);

export const notFoundError = ofKind(MedusaError.Types.NOT_FOUND);
/** Somebody else was faster. */
export const conflictError = ofKind(MedusaError.Types.CONFLICT);
export const notAllowedError = ofKind(MedusaError.Types.NOT_ALLOWED);
export const invalidError = ofKind(MedusaError.Types.INVALID_DATA);
