import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { wholesalerCsv, wholesalerLines } from "../../../../orders";
import { validInput } from "../../../http/invalid-data";

const wanted = z.object({ maker: z.string().max(60).optional() });

/** The lens lines of open orders as CSV, of one `?maker=` or of all. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { maker } = validInput(wanted, request.query);
  const lines = await wholesalerLines(request.scope);
  response.set("content-disposition", 'attachment; filename="wholesaler-order.csv"');
  response.set("cache-control", "private, no-store");
  response
    .type("csv")
    .send(wholesalerCsv(lines.filter((line) => maker === undefined || line.maker === maker)));
}
