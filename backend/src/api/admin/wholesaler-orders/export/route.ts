import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { makerLines, wholesalerCsv } from "../../../../orders";
import { validInput } from "../../../http/invalid-data";

const wanted = z.object({
  maker: z.string().max(60).optional(),
  batch: z.string().max(60).optional(),
});

/** What is to be ordered as CSV, of one `?maker=` or of all; or once more what was ordered as a `?batch=`. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { maker, batch } = validInput(wanted, request.query);
  const lines = (await makerLines(request.scope)).filter((line) =>
    batch === undefined
      ? line.state === "to-order" && (maker === undefined || line.maker === maker)
      : line.batch === batch,
  );
  response.set("content-disposition", 'attachment; filename="wholesaler-order.csv"');
  response.set("cache-control", "private, no-store");
  response.type("csv").send(wholesalerCsv(lines));
}
