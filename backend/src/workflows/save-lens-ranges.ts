import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { LENS_RANGES_MODULE } from "../modules/lens-ranges";
import type { Author, RangeChange } from "../modules/lens-ranges/service";

type Input = { changes: RangeChange[]; author: Author };

/** The only step of its workflow, in one transaction: there is nothing to take back. */
const replaceRangesStep = createStep(
  "replace-lens-ranges",
  async ({ changes, author }: Input, { container }) => {
    const ranges = container.resolve(LENS_RANGES_MODULE);
    await ranges.replaceAll(changes, author);
    return new StepResponse({ saved: changes.length });
  },
);

/** Saves all the ranges or none; `conflict` where one was changed by somebody else. */
export const saveLensRangesWorkflow = createWorkflow(
  "save-lens-ranges",
  (input: Input) => new WorkflowResponse(replaceRangesStep(input)),
);
