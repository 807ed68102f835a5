import { kindOf } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { lookbookChannel, missingOf } from "../../../../catalog";
import { environment } from "../../../../platform/environment";
import { oneRecord } from "../../../http/one-record";

type Stored = {
  id: string;
  handle: string;
  status: string;
  subtitle: string | null;
  metadata: Record<string, unknown> | null;
  type: { value: string } | null;
  brand: { id: string; name: string } | null;
  categories: { name: string }[] | null;
  sales_channels: { name: string }[] | null;
  lens_range: { version: number } | null;
};

const fields = [
  ...["id", "handle", "status", "subtitle", "metadata", "type.value", "brand.id", "brand.name"],
  ...["categories.name", "sales_channels.name", "lens_range.version"],
];

/** What the website says of a product, where its page is, and what keeps it from being published. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const id = request.params.id ?? "";
  const product = await oneRecord<Stored>(request.scope, "product", { id }, fields);
  const { handle, status, subtitle, metadata, type, brand, categories, lens_range } = product;
  const channels = (product.sales_channels ?? []).map(({ name }) => name);
  const isShownOnly = channels.length === 1 && channels[0] === lookbookChannel;
  const kind = kindOf(type?.value);
  const path = `${isShownOnly ? "lookbook" : "shop/product"}/${handle}`;
  response.json({
    product: {
      ...{ id, subtitle, brand: brand ?? null, kind, lookbook: isShownOnly },
      categories: (categories ?? []).map(({ name }) => name),
      facts: metadata?.[kind] ?? null,
      range_version: lens_range?.version ?? null,
      missing: await missingOf(request.scope, id),
      address: status === "published" ? new URL(path, environment().SHOP_URL).href : null,
    },
  });
}
