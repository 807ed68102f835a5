/** The contact lenses of open orders as the makers' order desks want them. */
import type { EyeLens } from "@landolt/optics";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ask } from "../ask";
import { lensOfLine } from "../lenses/lens-table";
import { decimal } from "../lenses/range-numbers";
import { csvTable } from "../tables/csv";

export type WholesalerLine = {
  maker: string;
  product: string;
  pack: string;
  sku: string;
  order: number;
  boxes: number;
  lens: EyeLens;
};

type Row = {
  maker: string | null;
  product: string;
  pack: string | null;
  sku: string | null;
  order: number;
  boxes: number;
  metadata: unknown;
};

/** Lines of which a box is not packed yet, with the maker that staff have entered. */
const openLinesSql = `
  select p.metadata->'lens'->>'maker' as maker,
    coalesce(l.product_title, l.title) as product, l.variant_title as pack, l.variant_sku as sku,
    o.display_id as order, (i.quantity - coalesce(i.fulfilled_quantity, 0))::float8 as boxes,
    l.metadata
  from "order" o
  join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null
  join order_line_item l on l.id = i.item_id
  left join product p on p.id = l.product_id
  where o.deleted_at is null and o.canceled_at is null and not o.is_draft_order
    and o.status in ('pending', 'completed', 'requires_action')
    and i.quantity > coalesce(i.fulfilled_quantity, 0)
  order by maker, product, o.display_id, l.id`;

const nobody = "?";

export async function wholesalerLines(container: MedusaContainer): Promise<WholesalerLine[]> {
  const rows = await ask<Row>(container, openLinesSql, []);
  const broken = rows.filter(({ metadata }) => hasLens(metadata) && !lensOfLine(metadata));
  if (broken.length > 0) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`${broken.length} lens lines can not be read for the wholesalers' list`);
  }
  return rows.flatMap(({ metadata, maker, product, pack, sku, order, boxes }) => {
    const lens = lensOfLine(metadata);
    return lens
      ? [
          {
            maker: maker ?? nobody,
            product,
            pack: pack ?? "",
            sku: sku ?? "",
            order,
            boxes,
            lens,
          },
        ]
      : [];
  });
}

const hasLens = (metadata: unknown): boolean =>
  typeof metadata === "object" && metadata !== null && "lens" in metadata;

const head = [
  "maker",
  "product",
  "pack",
  "sku",
  "boxes",
  "sphere",
  "cylinder",
  "axis",
  "addition",
  "design",
  "base_curve",
  "diameter",
  "eye",
  "order",
];

const power = (value: number | undefined): string => (value === undefined ? "" : decimal(value));

/** No names: the maker needs the lens and our number, and nothing else. */
export function wholesalerCsv(lines: readonly WholesalerLine[]): string {
  return csvTable(
    head,
    lines.map(({ maker, product, pack, sku, boxes, order, lens }) => [
      maker,
      product,
      pack,
      sku,
      boxes,
      power(lens.sphere),
      power(lens.cylinder),
      lens.axis,
      typeof lens.addition === "number" ? power(lens.addition) : lens.addition,
      lens.design,
      power(lens.baseCurve),
      power(lens.diameter),
      lens.eye,
      order,
    ]),
  );
}
