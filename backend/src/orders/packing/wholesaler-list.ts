/** The contact lenses of open orders as the makers want them. */
import type { EyeLens } from "@landolt/optics";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { decimal, lensOfLine } from "../../catalog";
import { csvTable } from "../../platform/csv";
import { readOpenOrderLines } from "../../read-models/orders/open-order-lines";
import { openLensOrders } from "../release/lens-release";

export type WholesalerLine = {
  maker: string;
  product: string;
  pack: string;
  sku: string;
  order: number;
  boxes: number;
  lens: EyeLens;
};

const nobody = "?";

/** What an optician has released; no maker is asked for lenses that may yet be refused. */
export async function wholesalerLines(container: MedusaContainer): Promise<WholesalerLine[]> {
  const [open, lensOrders] = await Promise.all([
    readOpenOrderLines(container, {}),
    openLensOrders(container),
  ]);
  const released = new Set(
    lensOrders.flatMap(({ number, state }) => (state === "released" ? [number] : [])),
  );
  const rows = open.filter(({ order }) => released.has(order));
  const broken = rows.filter(({ metadata }) => hasLens(metadata) && !lensOfLine(metadata));
  if (broken.length > 0) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`${broken.length} lens lines cannot be read for the wholesalers' list`);
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
