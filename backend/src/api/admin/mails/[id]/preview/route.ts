import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readMail } from "../../../../../mails";

/**
 * The mail as its reader sees it. It may run nothing and load nothing, whatever stands in it; the page
 * around it hears its keys, for which both need to be of one origin.
 */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { html } = await readMail(request.scope, request.params.id ?? "");
  response.setHeader(
    "content-security-policy",
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-same-origin",
  );
  response.setHeader("cache-control", "private, no-store");
  response.type("html").send(html);
}
