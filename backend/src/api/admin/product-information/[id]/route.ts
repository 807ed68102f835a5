import { productInformation } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { readInformation } from "../../../../catalog";
import { conflictError, invalidError } from "../../../../platform/errors";
import { saveProductInformationWorkflow } from "../../../../workflows/save-product-information";
import { answerConflict } from "../../../http/conflict";
import { validInput } from "../../../http/invalid-data";

const idOf = (request: AuthenticatedMedusaRequest) => request.params.id ?? "";

/** VAT class, content, makers, instructions and warnings of a product. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  response.json({ product_information: await readInformation(request.scope, idOf(request)) });
}

/**
 * Saves `{ information, updated_at }`, where `updated_at` is the one that was read; 409 if it is older, 400 with
 * every wrong field.
 */
export async function POST(
  request: AuthenticatedMedusaRequest<{ information?: unknown; updated_at?: unknown }>,
  response: MedusaResponse,
) {
  const id = idOf(request);
  const information = validInput(productInformation, request.body?.information);
  const work = async () => {
    const before = await readInformation(request.scope, id);
    if (before.updated_at !== request.body?.updated_at) {
      throw conflictError("The product was changed by someone else; reload it before saving");
    }
    if (information.contents.some(({ variantId }) => !(variantId in before.variants))) {
      throw invalidError("The product has no such variant");
    }
    await saveProductInformationWorkflow(request.scope).run({ input: { id, information } });
    response.json({ product_information: await readInformation(request.scope, id) });
  };
  await answerConflict(response, () =>
    request.scope.resolve(Modules.LOCKING).execute([`product-information:${id}`], work),
  );
}
