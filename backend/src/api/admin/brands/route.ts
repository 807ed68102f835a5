import { translatedText } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { handleOf } from "../../../catalog";
import { BRANDS_MODULE } from "../../../modules/brands";
import { conflictError } from "../../../platform/errors";
import { answerConflict } from "../../http/conflict";
import { validBody } from "../../http/valid-body";

export const brandBody = z.object({
  name: z.string().trim().min(1).max(80),
  /** ISO 3166-1 alpha-2, lower case. */
  country: z.string().length(2).lowercase(),
  description: translatedText,
});

type Stored = {
  id: string;
  handle: string;
  name: string;
  country: string;
  description: unknown;
  updated_at: string | Date;
  products?: unknown[] | null;
};

export const brandView = ({ products, updated_at, ...brand }: Stored) => ({
  id: brand.id,
  handle: brand.handle,
  name: brand.name,
  country: brand.country,
  description: brand.description,
  updated_at: new Date(updated_at).toISOString(),
  products: (products ?? []).length,
});

export async function readBrands(
  request: AuthenticatedMedusaRequest,
  filters: { id?: string } = {},
): Promise<Stored[]> {
  const query = request.scope.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "brand",
    fields: ["id", "handle", "name", "country", "description", "updated_at", "products.id"],
    filters,
    pagination: { order: { name: "ASC" } },
  });
  return data;
}

/** All brands by name with the number of their products. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  response.json({ brands: (await readBrands(request)).map(brandView) });
}

/** Adds a brand; its handle comes from its name and never changes. 409 where there is one already. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const body = validBody(brandBody, request.body);
  const service = request.scope.resolve(BRANDS_MODULE);
  await answerConflict(response, async () => {
    const handle = handleOf("", body.name);
    const [taken] = await service.listBrands({ handle }, { take: 1 });
    if (taken) throw conflictError("There is a brand of this name");
    const brand = await service.createBrands({ ...body, handle });
    response.status(201).json({ brand: brandView(brand) });
  });
}
