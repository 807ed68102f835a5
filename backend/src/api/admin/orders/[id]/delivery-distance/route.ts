import { countries } from "@landolt/places";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { notFoundError } from "../../../../../platform/errors";
import { coverageOf } from "../../../../../visits";

type ChargedOrder = {
  currency_code: string;
  shipping_total: unknown;
  shipping_address?: { country_code?: string; postal_code?: string; city?: string } | null;
  shipping_methods?: ({ data?: Record<string, unknown> | null } | null)[] | null;
};

/**
 * What was charged for the home delivery of an order, and how far its address is by what is known
 * today: `{ charged, currency, coverage }`, coverage null where nothing was charged, or nothing can be judged.
 */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const query = request.scope.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "order",
    fields: [
      "id",
      "currency_code",
      "shipping_address.country_code",
      "shipping_address.postal_code",
      "shipping_address.city",
      "shipping_total",
      "shipping_methods.data",
    ],
    filters: { id: request.params.id ?? "" },
  });
  const [order]: ChargedOrder[] = data;
  if (!order) throw notFoundError("There is no such order");
  const byPost = order.shipping_methods?.some((method) => method?.data?.chosen === "home-delivery");
  const charged = byPost ? Number(order.shipping_total) : 0;
  const address = order.shipping_address;
  const country = countries.find((known) => known === address?.country_code);
  const coverage =
    charged > 0 && country
      ? await coverageOf(request.scope, {
          purpose: "delivery",
          country,
          postalCode: address?.postal_code ?? "",
          city: address?.city ?? "",
        })
      : null;
  response.json({ charged, currency: order.currency_code, coverage });
}
