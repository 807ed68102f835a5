/** Asking for a mail when a product is in stock again. */
import type { SiteLanguage } from "@landolt/forms";
import { z } from "zod";
import { networkHeaders } from "../orders/proof.server.ts";
import type { Answer } from "../platform/answers.ts";
import { ask } from "../platform/client.server.ts";

export const askForStock = (
  request: Request,
  variantId: string,
  email: string,
  language: SiteLanguage,
): Promise<Answer<unknown>> =>
  ask({
    path: "/store/stock-alerts",
    shape: z.object({ accepted: z.literal(true) }),
    method: "POST",
    headers: networkHeaders(request),
    body: { variant_id: variantId, email, language },
    idempotent: true,
  });
