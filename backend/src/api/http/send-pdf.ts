import type { MedusaResponse } from "@medusajs/framework/http";

/** A personal document: shown in the browser, kept by no cache. */
export function sendPdf(response: MedusaResponse, pdf: Buffer, fileName: string): void {
  response.setHeader("content-type", "application/pdf");
  response.setHeader("content-disposition", `inline; filename="${fileName}"`);
  response.setHeader("cache-control", "private, no-store");
  response.setHeader("x-content-type-options", "nosniff");
  response.send(pdf);
}
