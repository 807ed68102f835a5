import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { changeBag, promotionCode } from "../../../../../buying";
import { validInput } from "../../../../http/invalid-data";

const shape = z.strictObject({ code: z.string().min(1).max(60) });

/** Keeps a code, as typed or in capitals. The cart decides whether it applies to what is in the bag. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const typed = validInput(shape, request.body).code;
  const code = await promotionCode(request.scope, typed);
  const change = { action: "redeem", code } as const;
  response.json({ bag: await changeBag(request.scope, request.params.id ?? "", change), code });
}

/** Gives a code back. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const change = { action: "give-back", ...validInput(shape, request.body) } as const;
  response.json({ bag: await changeBag(request.scope, request.params.id ?? "", change) });
}
