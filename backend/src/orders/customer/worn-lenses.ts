import type { SiteLanguage } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { lensOrdersIn, lensOrdersOf } from "../release/lens-release";

/** The lenses that a customer wears: those of the last order that was not cancelled, right and left. */
export async function wornLenses(
  container: MedusaContainer,
  email: string,
  language: SiteLanguage,
) {
  const orders = await lensOrdersOf(container, email);
  const newest = orders
    .filter(({ canceled, state }) => !canceled && state !== "refused")
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .at(-1);
  const [last] = await lensOrdersIn(container, newest ? [newest] : [], language);
  if (!last) return null;
  return {
    order_id: last.id,
    number: last.number,
    ordered_at: last.created_at,
    lines: last.lines.map(({ line_id, title, variant, variant_id, boxes, metadata }) => ({
      id: line_id,
      ...{ title, variant, variant_id, boxes },
      metadata: { lens: metadata.lens, prescribed: metadata.prescribed ?? null },
    })),
  };
}
