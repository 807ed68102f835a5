import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { fileFormats, readLensProducts, writeRanges } from "../../../../catalog";
import { validInput } from "../../../http/invalid-data";

const wanted = z.object({ format: z.enum(fileFormats) });

/** All ranges as one file `?format=csv` or `json`, which the import reads back. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { format } = validInput(wanted, request.query);
  const products = await readLensProducts(request.scope);
  const entries = products.flatMap(({ handle, current }) =>
    current
      ? [{ handle, version: current.version, range: current.range, origin: current.origin }]
      : [],
  );
  response.setHeader("content-disposition", `attachment; filename="lens-ranges.${format}"`);
  response.setHeader("cache-control", "private, no-store");
  response.type(format).send(writeRanges(format, entries));
}
