/** What a visitor enters to withdraw, read from the form. Runs on the server and in tests. */
import { type WithdrawalProblem, withdrawalForm } from "@landolt/forms";
import type { LineWish } from "#app/commerce/orders/withdrawals.server.ts";
import { type ChoosableLine, chosenQuantities } from "#app/order-lines/line-choice.ts";

/** What is kept from one page to the next, as hidden fields. */
export interface Entered {
  formKey: string;
  name: string;
  email: string;
  number: string;
  statement: string;
  wishes: LineWish[];
}

export type Problems = Partial<Record<WithdrawalProblem, WithdrawalProblem>>;

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

export const sealedField = (id: string) => `sealed-${id}`;

/**
 * Reads the form, and what is wrong with it by field.
 * @param lines of the order, where this browser may see it; otherwise the whole order is meant, or
 *   what the visitor says in words
 * @param newKey used where the form brings no key of its own
 */
export function readDeclaration(
  form: FormData,
  lines: readonly ChoosableLine[] | undefined,
  newKey: string,
): { entered: Entered; problems: Problems } {
  const problems: Problems = {};
  const contact = withdrawalForm.safeParse(
    Object.fromEntries(["name", "email", "number"].map((name) => [name, textIn(form, name)])),
  );
  for (const { message } of contact.error?.issues ?? []) {
    const problem = message as WithdrawalProblem;
    problems[problem] = problem;
  }
  const wishes = lines
    ? chosenQuantities(form, lines).map(({ id, quantity }): LineWish => {
        const hygiene = lines.find((line) => line.id === id)?.withdrawal === "sealed-hygiene";
        return { id, quantity, ...(hygiene && { sealed: form.has(sealedField(id)) }) };
      })
    : [];
  if (lines && wishes.length === 0) problems.lines = "lines";
  const key = textIn(form, "formKey");
  return {
    entered: {
      formKey: uuid.test(key) ? key : newKey,
      name: contact.data?.name ?? textIn(form, "name"),
      email: contact.data?.email ?? textIn(form, "email"),
      number: contact.data?.number ?? textIn(form, "number"),
      statement: textIn(form, "statement").trim().slice(0, 2000),
      wishes,
    },
    problems,
  };
}
