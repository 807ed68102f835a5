import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { fileFormats, planImport, readLensProducts, readRanges } from "../../../../catalog";
import { todayIn } from "../../../../modules/business-profile";
import { LENS_RANGES_MODULE } from "../../../../modules/lens-ranges";
import { authorOf } from "../../../../people";
import { answerConflict } from "../../../http/conflict";
import { validInput } from "../../../http/invalid-data";

const wanted = z.object({
  format: z.enum(fileFormats),
  /** The whole file as text; a range of every lens there is fits many times over. */
  content: z.string().max(2_000_000),
  /** Only report, write nothing. */
  dry_run: z.boolean(),
});

/**
 * Imports a file of ranges, all of it or nothing. Answers `{ faults, products, applied }`; 400 with
 * the same report when an import that is no dry run has faults.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { format, content, dry_run } = validInput(wanted, request.body);
  const today = await todayIn(request.scope);
  const { changes, ...report } = planImport(
    readRanges(format, content, today),
    await readLensProducts(request.scope),
  );
  const faulty = report.faults.length > 0;
  if (dry_run || faulty) {
    const refused = faulty && !dry_run;
    response.status(refused ? 400 : 200).json({
      ...(refused ? { type: "invalid_data", message: "The file has faults" } : {}),
      ...report,
      applied: false,
    });
    return;
  }
  await answerConflict(response, async () => {
    const author = await authorOf(request);
    await request.scope.resolve(LENS_RANGES_MODULE).replaceAll(changes, author);
    response.json({ ...report, applied: true });
  });
}
