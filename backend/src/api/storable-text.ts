import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";

/** U+0000 and halves of surrogate pairs: JSON may hold them, PostgreSQL's text can not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the character looked for
const unstorable = /\u0000|\p{Surrogate}/u;

/** Whether the database can store every text and key of a JSON value. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !unstorable.test(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, entry]) => !unstorable.test(key) && isStorable(entry));
}

/** Refuses what would otherwise end as an error of the database. */
export function refuseUnstorableText(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (!isStorable(request.body) || /%00/.test(request.path)) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      "The request holds a character that can not be stored",
    );
  }
  next();
}
