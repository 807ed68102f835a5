/** What a visitor enters to withdraw, read from the form. */
import { type WithdrawalProblem, withdrawalForm } from "@landolt/forms";
import { z } from "zod";
import type { Declaration, LineWish } from "#app/commerce/orders/withdrawals.server.ts";
import { type FormValues, textIn } from "#app/forms/form-values.ts";
import { type ParsedForm, parseForm } from "#app/forms/parse-form.ts";
import {
  type ChoosableLine,
  chosenQuantities,
  quantityFields,
  sealedField,
} from "#app/order-lines/line-choice.ts";

const declarationForm = withdrawalForm.extend({
  formKey: z.uuid(),
  statement: z
    .string()
    .default("")
    .transform((text) => text.slice(0, 2000)),
});

/**
 * Reads the form, and what is wrong with it.
 * @param lines of the order, where this browser may see it; otherwise the whole order is meant, or
 *   what the visitor says in words
 */
export function readDeclaration(
  values: FormValues,
  lines: readonly ChoosableLine[] | undefined,
): ParsedForm<Omit<Declaration, "orderKey">, WithdrawalProblem> {
  const form = parseForm<z.output<typeof declarationForm>, WithdrawalProblem>(
    declarationForm,
    values,
  );
  const wishes = chosenQuantities(values, lines ?? []).map(({ id, quantity }): LineWish => {
    const hygiene = lines?.find((line) => line.id === id)?.withdrawal === "sealed-hygiene";
    return { id, quantity, ...(hygiene && { sealed: textIn(values, sealedField(id)) !== "" }) };
  });
  const nothing = lines && wishes.length === 0;
  if (form.ok && !nothing) {
    return { ok: true, value: { ...form.value, ...(lines && { lines: wishes }) } };
  }
  const errors = form.ok ? {} : form.errors;
  return { ok: false, errors: { ...errors, ...(nothing && { [quantityFields]: "lines" }) } };
}
