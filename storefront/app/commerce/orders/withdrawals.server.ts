/** Declarations of withdrawal from a contract. */
import type { SiteLanguage, WithdrawalContact } from "@landolt/forms";
import { z } from "zod";
import { type Answer, answered, notFound } from "../platform/answers.ts";
import { ask, under } from "../platform/client.server.ts";
import { withdrawalCookie } from "../platform/cookies.server.ts";
import { writtenLanguage } from "../platform/written-language.ts";
import { visibleOrder } from "./orders.server.ts";
import { networkHeaders, orderProof, withdrawalProof } from "./proof.server.ts";

export interface LineWish {
  id: string;
  quantity: number;
  /** Hygiene goods: the visitor says that the seal is whole. */
  sealed?: boolean;
}

export interface Declaration extends WithdrawalContact {
  /** Made with the form, a UUID: the same form sent twice is one declaration. */
  formKey: string;
  /** Key of an order that this browser may see; empty for a stranger. */
  orderKey: string;
  /** Absent for the whole order. */
  lines?: LineWish[];
  /** What is withdrawn from, in the visitor's own words. */
  statement?: string;
}

const declaredAnswer = z.object({
  withdrawal: z.object({ id: z.string(), reference: z.string() }),
});

/**
 * Declares a withdrawal; it is stored when this answers.
 * @returns the `Set-Cookie` header that lets this browser read the receipt
 */
export async function declareWithdrawal(
  request: Request,
  language: SiteLanguage,
  declaration: Declaration,
): Promise<Answer<string>> {
  const { formKey, orderKey, name, email, number, lines, statement } = declaration;
  const orderId = await visibleOrder(request, orderKey);
  const answer = await ask({
    path: "/store/withdrawals",
    shape: declaredAnswer,
    method: "POST",
    idempotent: true,
    headers: { ...networkHeaders(request), ...(orderId && orderProof(orderId)) },
    body: {
      ...{ form_key: formKey, language: writtenLanguage(language), name, email, number },
      ...(orderId && { order_id: orderId }),
      ...(orderId && lines && { lines }),
      ...(statement && { statement }),
    },
  });
  return answer.ok ? answered(await withdrawalCookie.write(answer.value.withdrawal.id)) : answer;
}

const receipt = z.object({
  reference: z.string(),
  order_number: z.string(),
  name: z.string(),
  email: z.string(),
  lines: z.array(z.object({ id: z.string(), title: z.string(), quantity: z.number() })).nullable(),
  statement: z.string().nullable(),
  declared_at: z.string(),
  in_time: z.boolean().nullable(),
});
export type Receipt = z.output<typeof receipt>;

/** What this browser has declared last. */
export async function withdrawalReceipt(request: Request): Promise<Answer<Receipt>> {
  const id = await withdrawalCookie.read(request);
  if (!id) return notFound;
  return ask({
    path: `/store/withdrawals/${id}`,
    shape: under("withdrawal", receipt),
    headers: withdrawalProof(id),
  });
}
