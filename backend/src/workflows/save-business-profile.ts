import type { BusinessProfile } from "@landolt/forms";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { BUSINESS_PROFILE_MODULE } from "../modules/business-profile";
import { applyVatRatesStep } from "./apply-vat-rates";

type Input = { profile: BusinessProfile; version: number };

const replaceProfileStep = createStep(
  "replace-business-profile",
  async ({ profile, version }: Input, { container }) => {
    const profiles = container.resolve(BUSINESS_PROFILE_MODULE);
    const before = await profiles.current();
    const saved = await profiles.replace(profile, version);
    return new StepResponse(saved, { profile: before.profile, version: saved.version });
  },
  async (undo, { container }) => {
    if (!undo) return;
    const profiles = container.resolve(BUSINESS_PROFILE_MODULE);
    await profiles.replace(undo.profile, undo.version);
  },
);

/** Saves the profile and lets a changed VAT rate count at once. */
export const saveBusinessProfileWorkflow = createWorkflow(
  "save-business-profile",
  (input: Input) => {
    const saved = replaceProfileStep(input);
    applyVatRatesStep({});
    return new WorkflowResponse(saved);
  },
);
