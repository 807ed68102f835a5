import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { isStorable } from "../../platform/storable-text";

/** Refuses what would otherwise end as an error of the database. */
export function refuseUnstorableText(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (!isStorable(request.body) || /%00/.test(request.path)) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      "The request holds a character that cannot be stored",
    );
  }
  next();
}
