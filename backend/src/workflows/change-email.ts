import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import type { Move } from "../modules/email-changes/service";
import { isTaken, moveIdentities, undoMove } from "../people";
import { conflictError } from "../platform/errors";
import { accountLock } from "./open-account";

const moveCustomerStep = createStep(
  "move-customer-to-address",
  async ({ customer, former, wanted }: Move, { container }) => {
    // Two may confirm the same address at once.
    if (await isTaken(container, wanted)) throw conflictError("The address has an account");
    await container
      .resolve(Modules.CUSTOMER)
      .updateCustomers(customer, { email: wanted.toLowerCase() });
    return new StepResponse(undefined, { customer, former });
  },
  async (before, { container }) => {
    if (!before) return;
    const { customer, former } = before;
    await container.resolve(Modules.CUSTOMER).updateCustomers(customer, { email: former });
  },
);

const moveIdentitiesStep = createStep(
  "move-identities-to-address",
  async (input: Move, { container }) =>
    new StepResponse(undefined, await moveIdentities(container, input)),
  async (moved, { container }) => {
    if (moved) await undoMove(container, moved);
  },
);

const changeEmailWorkflow = createWorkflow("change-email", (input: Move) => {
  moveCustomerStep(input);
  moveIdentitiesStep(input);
  return new WorkflowResponse(undefined);
});

/** Seconds to wait while the same address begins an account, or is given to another one. */
const lockTimeout = 10;

/** Gives an account another e-mail address, with everything that signs in. Orders keep the one they were placed with. */
export async function changeEmail(container: MedusaContainer, move: Move): Promise<void> {
  await container
    .resolve(Modules.LOCKING)
    .execute(
      [accountLock(move.wanted)],
      () => changeEmailWorkflow(container).run({ input: move }),
      { timeout: lockTimeout },
    );
}
