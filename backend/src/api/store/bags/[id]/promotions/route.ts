import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { changeBag } from "../../../../../buying/bag/change-bag";
import { promotionNamed } from "../../../../../buying/bag/promotion-codes";
import { bodyOf, codeBody } from "../../../../../buying/bag/requests";
import { addCode, removeCode } from "../../../../../modules/bag/change";

/** Keeps a code, as typed or in capitals. The cart decides whether it applies to what is in the bag. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const code = await promotionNamed(request.scope, bodyOf(request, codeBody).code);
  if (code === undefined) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "There is no such promotion code");
  }
  const bag = await changeBag(request.scope, request.params.id ?? "", (content) =>
    addCode(content, code),
  );
  response.json({ bag, code });
}

/** Gives a code back. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const { code } = bodyOf(request, codeBody);
  const bag = await changeBag(request.scope, request.params.id ?? "", (content) =>
    removeCode(content, code),
  );
  response.json({ bag });
}
