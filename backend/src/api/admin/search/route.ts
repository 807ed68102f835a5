import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { type Area, may } from "../../../modules/staff/permissions";
import { actorOf } from "../../../people";
import { searchRequests } from "../../../visits";
import { validInput } from "../../http/invalid-data";
import { logAccess } from "../home-service-requests/access";

type Page = { q: string; take: number; skip: number };
type Found = { data: unknown[]; count: number };
type Search = (container: MedusaContainer, page: Page) => Promise<Found>;

const ofMedusa =
  (entity: string, fields: string[], filters: object = {}): Search =>
  async (container, { q, take, skip }) => {
    const { data, metadata } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity,
      fields,
      filters: { ...filters, ...(q && { q }) },
      pagination: { take, skip },
    });
    return { data, count: metadata?.count ?? data.length };
  };

/** By the name that the dashboard asks for (admin/search-entities.tsx), in the order in which it shows them. */
const searches: Record<string, { area: Area; search: Search }> = {
  customer: {
    area: "customers",
    search: ofMedusa("customer", ["id", "email", "first_name", "last_name", "phone"]),
  },
  order: {
    area: "orders",
    search: (container, { q, ...page }) =>
      ofMedusa(
        "order",
        ["id", "display_id", "email", "shipping_address.first_name", "shipping_address.last_name"],
        { is_draft_order: false },
      )(container, { q: q.replace(/^#/, ""), ...page }),
  },
  home_service_request: { area: "home-service", search: searchRequests },
  product: { area: "catalog", search: ofMedusa("product", ["id", "title", "thumbnail"]) },
  product_variant: {
    area: "catalog",
    search: ofMedusa("product_variant", ["id", "title", "sku", "product_id"]),
  },
  promotion: { area: "prices", search: ofMedusa("promotion", ["id", "code", "status"]) },
  user: { area: "staff", search: ofMedusa("user", ["id", "email", "first_name", "last_name"]) },
};

const query = z.object({
  q: z.string().trim().max(200).default(""),
  entity: z
    .union([z.string(), z.array(z.string())])
    .transform((given) => (Array.isArray(given) ? given : given.split(",")))
    .default(Object.keys(searches)),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0),
});

/** What the dashboard's search finds, by kind, as far as the caller may see it. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { q, entity, limit, offset } = validInput(query, request.query);
  const actor = actorOf(request);
  const wanted = Object.entries(searches).filter(
    ([name, { area }]) => entity.includes(name) && may(actor, area, "read"),
  );
  const results = await Promise.all(
    wanted.map(async ([name, { search }]) => {
      const found = await search(request.scope, { q, take: limit, skip: offset });
      return { entity: name, ...found, offset, limit };
    }),
  );
  if (wanted.some(([name]) => name === "home_service_request")) await logAccess(request, "list");
  response.json({ results });
}
