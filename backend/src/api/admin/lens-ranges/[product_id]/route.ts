import { readRange } from "@landolt/optics";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { readLensProducts } from "../../../../catalog";
import { LENS_RANGES_MODULE } from "../../../../modules/lens-ranges";
import { authorOf } from "../../../../people";
import { saveLensRangesWorkflow } from "../../../../workflows/save-lens-ranges";
import { answerConflict } from "../../../http/conflict";

async function lensProduct(request: AuthenticatedMedusaRequest) {
  const [product] = await readLensProducts(request.scope, { id: request.params.product_id });
  if (!product) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such contact lens");
  return product;
}

/** The range of one contact lens and every version it has had, the latest first. */
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
    },
    history: history.map(({ version, range, changed_by_name, created_at }) => ({
      version,
      range,
      changed_by: changed_by_name,
      changed_at: created_at,
    })),
  });
}

/**
 * Saves `{ range, version }`, where `version` is the one that was read, 0 for a first range. 400
 * lists every fault by its path; 409 says that somebody else has saved in between.
 */
export async function POST(
  request: AuthenticatedMedusaRequest<{ range?: unknown; version?: unknown }>,
  response: MedusaResponse,
) {
  const product = await lensProduct(request);
  const { range, version } = request.body ?? {};
  const reading = readRange(range);
  const faults = reading.ok ? [] : reading.problems;
  const versionIsRead = typeof version === "number" && Number.isInteger(version) && version >= 0;
  if (!reading.ok || !versionIsRead) {
    response.status(400).json({
      type: "invalid_data",
      message: "The lens range is not valid",
      issues: [
        ...faults.map(({ path, code }) => ({ path: ["range", ...path].join("."), code })),
        ...(versionIsRead ? [] : [{ path: "version", code: "wrong-type" }]),
      ],
    });
    return;
  }
  const changes = [{ productId: product.id, range: reading.range, version }];
  await answerConflict(response, async () => {
    const author = await authorOf(request);
    await saveLensRangesWorkflow(request.scope).run({ input: { changes, author } });
    await GET(request, response);
  });
}
