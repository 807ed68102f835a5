/** Declarations of withdrawal that somebody still has to see to. */
import { addDays, wallClock, withdrawalDays } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { profileOf } from "../../modules/business-profile";
import { WITHDRAWALS_MODULE } from "../../modules/withdrawals";
import type { StoredWithdrawal, WithdrawalLine } from "../../modules/withdrawals/service";
import { type OrderProgress, readProgress } from "../order-progress";
import { debtOf } from "../packing/debt";
import { type DeclaredLine, type WithdrawalStep, withdrawalStep } from "./withdrawal-step";

export type OpenWithdrawal = {
  id: string;
  reference: string;
  order_id: string | null;
  order_number: string;
  name: string;
  email: string;
  declared_at: Date;
  /** The last day on which the money goes back, YYYY-MM-DD: fourteen days after the declaration. */
  refund_by: string;
  step: WithdrawalStep;
  outcome: StoredWithdrawal["outcome"];
};

export const declaredLines = ({ lines }: StoredWithdrawal): WithdrawalLine[] | undefined =>
  (lines as WithdrawalLine[] | null) ?? undefined;

/** The lines of an order that a declaration is about. */
function linesOf(order: OrderProgress, withdrawal: StoredWithdrawal): DeclaredLine[] {
  const declared = declaredLines(withdrawal);
  return order.lines.filter(({ id }) => declared?.some((line) => line.id === id) ?? true);
}

/** What was paid too much. Of a cancelled order, everything that has not gone back. */
export async function owedOf(container: MedusaContainer, order: OrderProgress): Promise<number> {
  const { captured, refunded } = order.facts.money;
  return order.facts.cancelled ? captured - refunded : -(await debtOf(container, order.id));
}

async function stepOf(
  container: MedusaContainer,
  withdrawal: StoredWithdrawal,
): Promise<WithdrawalStep> {
  const { order_id: id, outcome } = withdrawal;
  const order = id ? await readProgress(container, { id }) : undefined;
  return withdrawalStep({
    takenOut: withdrawal.taken_out_at !== null,
    outcome,
    lines: order && linesOf(order, withdrawal),
    cancelled: order?.facts.cancelled ?? false,
    returns: (order?.returns ?? []).map(({ status, lines }) => ({
      status,
      lines: lines.map((line) => line.id),
    })),
    owed: order ? await owedOf(container, order) : 0,
  });
}

/** Of one order, or of all; the earliest first. Those of which nothing is left to do are among them. */
export async function openWithdrawals(
  container: MedusaContainer,
  filters: { order_id?: string; id?: string } = {},
): Promise<OpenWithdrawal[]> {
  const { timeZone } = await profileOf(container);
  const stored = await container
    .resolve(WITHDRAWALS_MODULE)
    .listWithdrawals(
      { ...filters, closed_at: null },
      { take: null, order: { declared_at: "ASC" } },
    );
  return Promise.all(
    stored.map(async (withdrawal) => {
      const { id, reference, order_id, order_number, name, email } = withdrawal;
      const { declared_at, outcome } = withdrawal;
      return {
        ...{ id, reference, order_id, order_number, name, email, declared_at, outcome },
        refund_by: addDays(wallClock(new Date(declared_at), timeZone).date, withdrawalDays),
        step: await stepOf(container, withdrawal),
      };
    }),
  );
}

/** Whether something of an order is not packed that its customer has withdrawn from. */
export async function isPackingWithdrawn(
  container: MedusaContainer,
  orderId: string,
): Promise<boolean> {
  const open = await container
    .resolve(WITHDRAWALS_MODULE)
    .listWithdrawals({ order_id: orderId, closed_at: null, taken_out_at: null }, { take: null });
  if (open.length === 0) return false;
  const order = await readProgress(container, { id: orderId });
  if (!order) return false;
  const lines = open.flatMap((withdrawal) => linesOf(order, withdrawal));
  return lines.some(({ quantity, fulfilled }) => quantity > fulfilled);
}

/** Closes what is done, so that no list reads it again. */
export async function closeDoneWithdrawals(container: MedusaContainer): Promise<void> {
  const service = container.resolve(WITHDRAWALS_MODULE);
  for (const { id, step, outcome } of await openWithdrawals(container)) {
    if (step === "none" && outcome !== null) await service.close(id, null);
  }
}
