import type { SiteLanguage } from "@landolt/forms";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk";
import { createCustomerAccountWorkflow } from "@medusajs/medusa/core-flows";
import { identityOfAddress, undoIdentity } from "../people";

type Confirmed = { email: string; language: SiteLanguage };

const prepareIdentityStep = createStep(
  "prepare-identity-of-address",
  async ({ email }: Confirmed, { container }) => {
    const { made, ...identity } = await identityOfAddress(container, email);
    return new StepResponse(identity, made);
  },
  async (made, { container }) => {
    if (made) await undoIdentity(container, made);
  },
);

/** One at a time begins an account with an address, or moves one to it. */
export const accountLock = (email: string): string => `account ${email.toLowerCase()}`;

/** The account of an address that a mail has confirmed; one is begun where there is none. */
export const openAccountWorkflow = createWorkflow("open-account", (input: Confirmed) => {
  const identity = prepareIdentityStep(input);
  const begun = when({ identity }, ({ identity }) => identity.customer === undefined).then(() =>
    createCustomerAccountWorkflow.runAsStep({
      input: transform({ input, identity }, ({ input, identity }) => ({
        authIdentityId: identity.id,
        customerData: {
          email: input.email.toLowerCase(),
          metadata: { language: input.language },
        },
      })),
    }),
  );
  return new WorkflowResponse(
    transform({ identity, begun }, ({ identity, begun }) => ({
      identity: identity.id,
      customer: identity.customer ?? begun?.id ?? "",
    })),
  );
});
