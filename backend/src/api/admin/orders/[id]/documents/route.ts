import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { INVOICES_MODULE } from "../../../../../modules/invoices";

/** The invoice and the credit notes of an order, by number. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const invoices = request.scope.resolve(INVOICES_MODULE);
  const documents = await invoices.ofOrder(request.params.id ?? "");
  response.json({
    documents: documents.map(({ id, kind, number, issuedAt }) => ({
      id,
      kind,
      number,
      issued_at: issuedAt,
    })),
  });
}
