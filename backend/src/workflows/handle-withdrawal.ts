import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { cancelReturnRequestWorkflow } from "@medusajs/medusa/core-flows";
import { sendMail } from "../mails";
import { WITHDRAWALS_MODULE } from "../modules/withdrawals";
import type { Outcome, StoredWithdrawal, WithdrawalLine } from "../modules/withdrawals/service";
import { planWithdrawal, readProgress, siteLanguage, withdrawalMail } from "../orders";
import { staffEventsOf } from "../people";
import { kindOfError, loggerOf } from "../platform/logger";
import { notedChanges } from "./noted-changes";
import { openReturn, returnLock } from "./open-return";

/** For another request about the same order to end. */
const secondsToWait = 30;

/**
 * The return that was opened for a declaration by a process that ended before it could note so. One that was begun only is
 * cancelled: an order takes no other change while it is open.
 */
async function openedBefore(
  container: MedusaContainer,
  orderId: string,
  reference: string,
): Promise<string | undefined> {
  const changes = await notedChanges(container, orderId, "return_request", reference);
  const opened = changes.find(({ status }) => status === "confirmed")?.return_id;
  if (opened) return opened;
  for (const { return_id } of changes) {
    if (return_id) {
      await cancelReturnRequestWorkflow(container).run({ input: { return_id } });
    }
  }
  return undefined;
}

/** Opens the return where the goods have left; everything else waits for a person. */
async function outcomeOf(
  container: MedusaContainer,
  withdrawal: StoredWithdrawal,
): Promise<Outcome> {
  const { order_id: id, lines, statement, in_time, reference } = withdrawal;
  const judge: Outcome = { outcome: "staff-judges" };
  if (!id || in_time === false || statement !== null) return judge;
  const order = await readProgress(container, { id });
  if (!order || order.facts.cancelled) return judge;
  const opened = await openedBefore(container, id, reference);
  if (opened) return { outcome: "return-opened", returnId: opened };
  const plan = planWithdrawal(order.lines, (lines as WithdrawalLine[] | null) ?? undefined);
  if (plan.toReturn.length === 0) {
    return plan.toCancel.length > 0 ? { outcome: "staff-cancels" } : judge;
  }
  try {
    const returnId = await openReturn(container, {
      ...{ orderId: id, lines: plan.toReturn, note: reference },
    });
    return { outcome: "return-opened", returnId };
  } catch (error) {
    loggerOf(container).warn(
      `The return of withdrawal ${reference} could not be opened (${kindOfError(error)})`,
    );
    return judge;
  }
}

/** @returns whether it was not decided before */
async function decide(container: MedusaContainer, withdrawalId: string): Promise<boolean> {
  const withdrawals = container.resolve(WITHDRAWALS_MODULE);
  const withdrawal = await withdrawals.retrieveWithdrawal(withdrawalId);
  if (withdrawal.outcome !== null) return false;
  const decided = await outcomeOf(container, withdrawal);
  return withdrawals.settle(withdrawalId, decided);
}

/**
 * Sees to a stored declaration: the receipt to the customer, a return or a task for staff. May run
 * again after a crash: each part happens once.
 */
export async function handleWithdrawal(
  container: MedusaContainer,
  withdrawalId: string,
): Promise<void> {
  const withdrawals = container.resolve(WITHDRAWALS_MODULE);
  const withdrawal = await withdrawals.retrieveWithdrawal(withdrawalId);
  await sendMail(container, {
    to: withdrawal.email,
    language: siteLanguage(withdrawal.language),
    template: "withdrawal-receipt",
    idempotencyKey: `withdrawal-receipt:${withdrawal.id}`,
    resource: { type: "withdrawal", id: withdrawal.id },
    content: (context) => withdrawalMail(withdrawal, context),
  });
  const subject = withdrawal.order_id ?? withdrawal.id;
  // The same form twice, or a return asked for meanwhile: one after the other, each reads again.
  const decided = await container
    .resolve(Modules.LOCKING)
    .execute([returnLock(subject)], () => decide(container, withdrawal.id), {
      timeout: secondsToWait,
    });
  if (!decided) return;
  await staffEventsOf(container).recordAgain("withdrawal", {
    resourceId: subject,
    reference: withdrawal.order_number,
  });
}
