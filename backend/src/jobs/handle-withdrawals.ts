import type { MedusaContainer } from "@medusajs/framework/types";
import { WITHDRAWALS_MODULE } from "../modules/withdrawals";
import { closeDoneWithdrawals } from "../orders";
import { every } from "../platform/schedule";
import { handleWithdrawal } from "../workflows/handle-withdrawal";

/** Milliseconds after which nobody is at work on a declaration any more. */
const graceTime = 60_000;

/** Handles stored declarations whose handling was interrupted, by a crash for instance; closes those that are done. */
export default async function handleWithdrawals(container: MedusaContainer) {
  const withdrawals = container.resolve(WITHDRAWALS_MODULE);
  const waiting = await withdrawals.listWithdrawals(
    { outcome: null, declared_at: { $lt: new Date(Date.now() - graceTime) } },
    { take: 50, order: { declared_at: "ASC" } },
  );
  for (const { id } of waiting) await handleWithdrawal(container, id);
  await closeDoneWithdrawals(container);
}

export const config = { name: "handle-withdrawals", schedule: every(60) };
