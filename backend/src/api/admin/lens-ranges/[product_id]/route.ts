import { readRange } from "@landolt/optics";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { originAfter, readLensProducts, readOrigin, variantNames } from "../../../../catalog";
import { todayIn } from "../../../../modules/business-profile";
import { LENS_RANGES_MODULE } from "../../../../modules/lens-ranges";
import { authorOf, dashboardLanguage } from "../../../../people";
import { notFoundError } from "../../../../platform/errors";
import { answerConflict } from "../../../http/conflict";

async function lensProduct(request: AuthenticatedMedusaRequest) {
  const [product] = await readLensProducts(request.scope, { id: request.params.product_id });
  if (!product) throw notFoundError("There is no such contact lens");
  return product;
}

/**
 * The range of one contact lens and every version it has had, the latest first, with its packs in the reader's
 * language. `today` is the last day that `checked_on` can be.
 */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id, handle, title, current } = await lensProduct(request);
  const ranges = request.scope.resolve(LENS_RANGES_MODULE);
  const history = await ranges.listLensRangeVersions(
    { product_id: id },
    { order: { version: "DESC" }, take: null },
  );
  response.json({
    lens_range: {
      product_id: id,
      handle,
      title,
      version: current?.version ?? 0,
      range: current?.range ?? null,
      ...originAfter(current?.origin, {}),
    },
    packs: await variantNames(request.scope, id, dashboardLanguage(request.cookies)),
    today: await todayIn(request.scope),
    history: history.map(({ version, range, source, checked_on, changed_by_name, created_at }) => ({
      version,
      range,
      source,
      checked_on,
      changed_by: changed_by_name,
      changed_at: created_at,
    })),
  });
}

/**
 * Saves `{ range, version, source, checked_on }`, where `version` is the one that was read, 0 for a
 * first range. `source` and `checked_on` (YYYY-MM-DD) stay as they are where they are left out, and null
 * clears them. 400 lists every fault by its path; 409 says that somebody else has saved in between.
 */
export async function POST(
  request: AuthenticatedMedusaRequest<Record<string, unknown>>,
  response: MedusaResponse,
) {
  const product = await lensProduct(request);
  const { range, version, source, checked_on } = request.body ?? {};
  const reading = readRange(range);
  const { origin, faults } = readOrigin({ source, checked_on }, await todayIn(request.scope));
  const versionIsRead = typeof version === "number" && Number.isInteger(version) && version >= 0;
  if (!reading.ok || faults.length > 0 || !versionIsRead) {
    response.status(400).json({
      type: "invalid_data",
      message: "The lens range is not valid",
      issues: [
        ...(reading.ok ? [] : reading.problems).map(({ path, code }) => ({
          path: ["range", ...path].join("."),
          code,
        })),
        ...faults.map(({ path: [path], code }) => ({ path, code })),
        ...(versionIsRead ? [] : [{ path: "version", code: "wrong-type" }]),
      ],
    });
    return;
  }
  const changes = [
    {
      productId: product.id,
      range: reading.range,
      origin: originAfter(product.current?.origin, origin),
      version,
    },
  ];
  await answerConflict(response, async () => {
    const author = await authorOf(request);
    await request.scope.resolve(LENS_RANGES_MODULE).replaceAll(changes, author);
    await GET(request, response);
  });
}
