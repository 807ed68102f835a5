import { invalidError } from "../../platform/errors";

const lineBreak = /[\r\n]/;

/**
 * A line break in a header would let its author add headers, or recipients, of his own.
 * @throws MedusaError `invalid_data` naming the header, not its content.
 */
export function checkHeaders(headers: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && lineBreak.test(value)) {
      throw invalidError(`The mail header "${name}" must not hold a line break`);
    }
  }
}
