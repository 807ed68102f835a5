import { productKinds, shopProductForm } from "@landolt/forms";
import { readRange } from "@landolt/optics";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { originAfter, readOrigin } from "../../../catalog";
import { todayIn } from "../../../modules/business-profile";
import { may } from "../../../modules/staff/permissions";
import { type Actor, actorOf, authorOf } from "../../../people";
import { notAllowedError } from "../../../platform/errors";
import { createShopProductWorkflow } from "../../../workflows/create-shop-product";
import { answerConflict } from "../../http/conflict";
import { InvalidInput, validInput } from "../../http/invalid-data";

type Body = { form?: unknown; lens_range?: unknown };

/** The range that comes with a new contact lens; one may also be entered later. */
async function rangeIn({ scope, body }: AuthenticatedMedusaRequest<Body>, actor: Actor) {
  const given = body?.lens_range;
  if (given === undefined || given === null) return undefined;
  if (!may(actor, "lens-ranges", "change")) {
    throw notAllowedError("Your role may not enter lens ranges");
  }
  const { range, source, checked_on } = given as Record<string, unknown>;
  const reading = readRange(range);
  const { origin, faults } = readOrigin({ source, checked_on }, await todayIn(scope));
  if (reading.ok && faults.length === 0) {
    return { range: reading.range, origin: originAfter(undefined, origin) };
  }
  const issues = [...(reading.ok ? [] : reading.problems), ...faults];
  throw new InvalidInput(
    issues.map(({ path, code }) => ({ path: ["lens_range", ...path], code, message: code })),
  );
}

/**
 * Makes the product of `{ form, lens_range }`: with its brand, texts, prices, pictures and stock, and the range of
 * a contact lens. 400 lists every wrong field; 409 says that the name is taken.
 */
export async function POST(request: AuthenticatedMedusaRequest<Body>, response: MedusaResponse) {
  const form = validInput(shopProductForm, request.body?.form);
  const isLens = form.type === productKinds.lens.type;
  const lens = isLens ? await rangeIn(request, actorOf(request)) : undefined;
  await answerConflict(response, async () => {
    const author = await authorOf(request);
    const { result } = await createShopProductWorkflow(request.scope).run({
      input: { form, author, ...(lens && { lens }) },
    });
    response.status(201).json({ product: { id: result.record } });
  });
}
