import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { DELIVERY_AREA_MODULE } from "../../../../modules/delivery-area";
import { planPostalImport, preparePlaces } from "../../../../visits";
import { validInput } from "../../../http/invalid-data";

const wanted = z.object({
  /** Text of one or several of GeoNames' postal files. */
  content: z.string().min(1).max(20_000_000),
  /** Only report, write nothing. */
  dry_run: z.boolean(),
});

/**
 * Replaces the postal places of the countries in the file, all of them or nothing. Answers
 * `{ countries, fault_count, faults, applied }`; 400 with the same report when a line is faulty.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { content, dry_run } = validInput(wanted, request.body);
  const areas = request.scope.resolve(DELIVERY_AREA_MODULE);
  const { files, report } = planPostalImport(content, await areas.postalFiles());
  const faulty = report.fault_count > 0 || files.size === 0;
  if (!dry_run && faulty) {
    const message = files.size === 0 ? "The file holds no places" : "The file has faults";
    response.status(400).json({ type: "invalid_data", message, ...report, applied: false });
    return;
  }
  if (!dry_run) {
    await areas.replacePostalFiles(files);
    await preparePlaces(request.scope);
  }
  response.json({ ...report, applied: !dry_run });
}
