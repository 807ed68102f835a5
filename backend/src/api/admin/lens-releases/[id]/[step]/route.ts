import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { decideLenses, lensReleaseOf } from "../../../../../orders";
import { authorOf } from "../../../../../people";
import { notFoundError } from "../../../../../platform/errors";
import { sendOrderMails } from "../../../../../workflows/send-order-mails";
import { answerConflict } from "../../../../http/conflict";
import { validInput } from "../../../../http/invalid-data";

/** As it was read; 0 where nothing was decided yet. */
const revision = z.int().min(0);
const text = z.string().trim().min(1).max(1000);

const bodies = {
  release: z.strictObject({ revision }),
  ask: z.strictObject({ revision, text }),
  refuse: z.strictObject({ revision, text }),
};

const isStep = (step: string): step is keyof typeof bodies => Object.hasOwn(bodies, step);

/**
 * release, ask the customer, or refuse, which cancels the order and gives the money back. 409 where
 * somebody else has decided meanwhile.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "", step = "" } = request.params;
  if (!isStep(step)) throw notFoundError("There is no such step");
  const given: { revision: number; text?: string } = validInput(bodies[step], request.body);
  const by = await authorOf(request);
  await answerConflict(response, async () => {
    await decideLenses(request.scope, id, { step, by, ...given });
    await sendOrderMails(request.scope, id);
    response.json({ lens_release: await lensReleaseOf(request.scope, id) });
  });
}
