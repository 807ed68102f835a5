import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { BRANDS_MODULE } from "../../../../modules/brands";
import { conflictError, notAllowedError, notFoundError } from "../../../../platform/errors";
import { answerConflict } from "../../../http/conflict";
import { validBody } from "../../../http/valid-body";
import { brandBody, brandView, readBrands } from "../route";

const savedBody = brandBody.extend({ updated_at: z.iso.datetime() });

async function readBrand(request: AuthenticatedMedusaRequest) {
  const [brand] = await readBrands(request, { id: request.params.id ?? "" });
  if (!brand) throw notFoundError("There is no such brand");
  return brand;
}

export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  response.json({ brand: brandView(await readBrand(request)) });
}

/** Replaces name, country and description; 409 when somebody else has saved since `updated_at`. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { updated_at, ...body } = validBody(savedBody, request.body);
  const service = request.scope.resolve(BRANDS_MODULE);
  await answerConflict(response, () =>
    request.scope.resolve(Modules.LOCKING).execute([`brand:${request.params.id}`], async () => {
      const before = await readBrand(request);
      if (new Date(before.updated_at).toISOString() !== updated_at) {
        throw conflictError("The brand was changed by somebody else; read it again before saving");
      }
      await service.updateBrands({ id: before.id, ...body });
      response.json({ brand: brandView(await readBrand(request)) });
    }),
  );
}

/** Deletes a brand that has no products; else 400, for its products would be without a maker. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id, products } = await readBrand(request);
  if ((products ?? []).length > 0) throw notAllowedError("A brand with products is not deleted");
  await request.scope.resolve(BRANDS_MODULE).deleteBrands(id);
  response.json({ id, object: "brand", deleted: true });
}
