import { countries } from "@landolt/places";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { coverageOf } from "../../../../../visits";
import { oneRecord } from "../../../../http/one-record";

type ChargedOrder = {
  id: string;
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
  const order = await oneRecord<ChargedOrder>(request.scope, "order", { id: request.params.id }, [
    "id",
    "currency_code",
    "shipping_address.country_code",
    "shipping_address.postal_code",
    "shipping_address.city",
    "shipping_total",
    "shipping_methods.data",
  ]);
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
