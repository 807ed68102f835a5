import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/**
 * Keeps to itself what this server is made with. Medusa makes the server and gives nobody a hand in it, so
 * the first request switches the header off for all that follow.
 */
export function unnamed(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
) {
  request.app.disable("x-powered-by");
  response.removeHeader("x-powered-by");
  next();
}
