/**
 * What a bank transfer names: the account (IBAN, ISO 13616) and the order (creditor reference,
 * ISO 11649). Both guard against slips of the pen by the same two check digits (ISO 7064, mod 97-10).
 */

/** The number that stands for letters and digits together, modulo 97: a is 10, z is 35. */
function modulo97(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

const compact = (text: string): string => text.replaceAll(/\s/g, "").toUpperCase();

const grouped = (text: string): string => text.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** Whether it has the form and the check digits of an IBAN; spaces do not matter. */
export function isIban(text: string): boolean {
  const iban = compact(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  return modulo97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Whether it has the form of a BIC (ISO 9362): eight characters, or eleven with the branch. */
export const isBic = (text: string): boolean =>
  /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(compact(text));

/** As it is printed, in groups of four. */
export const printIban = (iban: string): string => grouped(compact(iban));

/**
 * The creditor reference of an order, as it is printed: `RF` and two check digits before the number
 * of the order, in groups of four.
 * @param orderNumber the number a customer knows the order by: whole, more than 0
 */
export function creditorReference(orderNumber: number): string {
  const number = String(orderNumber).padStart(8, "0");
  const check = String(98 - modulo97(`${number}RF00`)).padStart(2, "0");
  return grouped(`RF${check}${number}`);
}

/** What a customer's bank asks for: whom to pay, where, and under which reference; as it is printed. */
export interface TransferDetails {
  holder: string;
  iban: string;
  /** Absent where the shop has named none; within the euro payments area none is needed. */
  bic?: string;
  reference: string;
}

/** @param orderNumber as in {@link creditorReference} */
export const transferDetails = (
  { holder, iban, bic }: { holder: string; iban: string; bic?: string | undefined },
  orderNumber: number,
): TransferDetails => ({
  holder,
  iban: printIban(iban),
  ...(bic && { bic: compact(bic) }),
  reference: creditorReference(orderNumber),
});
