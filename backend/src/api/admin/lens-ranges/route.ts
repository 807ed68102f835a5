import { describeRange, languages, summariseRange } from "@landolt/optics";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { originWarning, readLensProducts } from "../../../catalog";
import { todayIn } from "../../../modules/business-profile";

/** Every contact lens with its range in plain words per language; there are a few dozen, so no pages. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const products = await readLensProducts(request.scope);
  const today = await todayIn(request.scope);
  response.json({
    lens_ranges: products.map(({ id, handle, title, current }) => ({
      product_id: id,
      handle,
      title,
      current: current
        ? {
            version: current.version,
            kind: current.range.kind,
            ...current.origin,
            source_warning: originWarning(current.origin, today) ?? null,
            combinations: describeRange(current.range).combinations,
            changed_at: current.changedAt,
            changed_by: current.changedBy,
            summary: Object.fromEntries(
              languages.map((language) => [language, summariseRange(current.range, language)]),
            ),
          }
        : null,
    })),
  });
}
