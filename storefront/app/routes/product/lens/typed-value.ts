/** Finding a value of a list by typing it. Pure. */

/** Keys that begin or go on with a number; letters are left to the browser. */
export const numberKey = /^[-\u2212+.,\d]$/;

/**
 * The value that is meant by what is typed while a list has the focus: a list writes its minus as U+2212, which no
 * keyboard has, so a browser finds nothing. Of several the one nearest to zero: "-2" is -2.00 before -2.75.
 * @param values as forms send them: "-2.75", "+1.00", "90"
 */
export function typedValue(values: readonly string[], typed: string): string | undefined {
  const text = typed.replace("\u2212", "-").replace(",", ".");
  const plus = `+${text}`;
  return values
    .filter((value) => value.startsWith(text) || value.startsWith(plus))
    .toSorted((one, other) => Math.abs(Number(one)) - Math.abs(Number(other)))[0];
}
