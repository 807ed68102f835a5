import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { SIGN_IN_LINKS_MODULE } from "../../../../modules/sign-in-links";
import { countTry, tokenOfCustomer, uncountTry } from "../../../../people";
import { accountLock, openAccountWorkflow } from "../../../../workflows/open-account";
import { validInput } from "../../../http/invalid-data";
import { tooMany } from "../../../http/too-many";
import { networkOf } from "../../../middleware/rate-limit";

const body = z.object({
  /** Of the browser that asked for the mail. */
  secret: z.string().max(100),
  /** The token in the mail's link, or the code beside it. */
  answer: z.string().max(100),
});

/** Seconds to wait while the same address is being confirmed by another link. */
const lockTimeout = 10;

/**
 * Signs in with what stood in the mail, once. 404 for a link that is used, expired, wrong, tried too often or of
 * another browser.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { secret, answer } = validInput(body, request.body);
  const { scope } = request;
  const tries = { linkTry: networkOf(request) };
  const wait = await countTry(scope, tries);
  if (wait !== undefined) return tooMany(response, wait);
  const links = scope.resolve(SIGN_IN_LINKS_MODULE);
  const confirmed = await links.redeem(request.params.id ?? "", secret, answer);
  response.setHeader("Cache-Control", "no-store");
  if (!confirmed) {
    response.status(404).json({ type: "not_found", message: "This link opens nothing" });
    return;
  }
  await uncountTry(scope, tries);
  const { result } = await scope
    .resolve(Modules.LOCKING)
    .execute(
      [accountLock(confirmed.email)],
      () => openAccountWorkflow(scope).run({ input: confirmed }),
      { timeout: lockTimeout },
    );
  response.json({ token: tokenOfCustomer(result.identity, result.customer) });
}
