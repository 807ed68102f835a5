/** The contact lenses of open orders as the makers want them. */
import type { EyeLens } from "@landolt/optics";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { decimal, lensOfLine } from "../../catalog";
import { MAKER_ORDERS_MODULE } from "../../modules/maker-orders";
import type { Author, OrderedBoxes } from "../../modules/maker-orders/service";
import { csvTable } from "../../platform/csv";
import { conflictError } from "../../platform/errors";
import { loggerOf } from "../../platform/logger";
import { readOpenOrderLines } from "../../read-models/orders/open-order-lines";
import { openLensOrders } from "../release/lens-release";

export type WholesalerLine = {
  line_id: string;
  order_id: string;
  maker: string;
  product: string;
  pack: string;
  lenses_per_box: number | null;
  sku: string;
  order: number;
  boxes: number;
  lens: EyeLens;
};

/** A line in one of its states; one of which some boxes were ordered stands in two of them. */
export type MakerLine = WholesalerLine & {
  /** Of what was ordered, else of the line. */
  id: string;
  state: "to-order" | "ordered" | "arrived";
  batch?: string;
  ordered_at?: Date;
  ordered_by?: string;
  arrived_at?: Date | null;
};

const nobody = "?";

/**
 * What an optician has released and is not packed yet, with what was ordered of it; no maker is asked for lenses
 * that may yet be refused.
 */
export async function makerLines(container: MedusaContainer): Promise<MakerLine[]> {
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
    loggerOf(container).error(
      `${broken.length} lens lines cannot be read for the wholesalers' list`,
    );
  }
  const ordered = await container
    .resolve(MAKER_ORDERS_MODULE)
    .orderedFor(rows.map(({ line_id }) => line_id));
  return rows.flatMap(({ metadata, maker, pack, sku, quantity, boxes, ...row }) => {
    const lens = lensOfLine(metadata);
    if (!lens) return [];
    const line = { ...row, maker: maker ?? nobody, pack: pack ?? "", sku: sku ?? "", lens };
    const own = ordered.filter(({ line_id }) => line_id === row.line_id);
    return inStates(line, quantity, quantity - boxes, own);
  });
}

/** @param packed boxes that need not be ordered, because they were in the store */
function inStates(
  line: Omit<WholesalerLine, "boxes">,
  quantity: number,
  packed: number,
  rows: readonly OrderedBoxes[],
): MakerLine[] {
  const wanted = rows.reduce((sum, { boxes }) => sum + boxes, 0);
  const missing = Math.max(0, quantity - Math.max(wanted, packed));
  return [
    ...(missing > 0
      ? [{ ...line, id: line.line_id, state: "to-order" as const, boxes: missing }]
      : []),
    ...rows.map(({ id, batch, boxes, ordered_at, ordered_by_name, arrived_at }) => ({
      ...{ ...line, id, batch, boxes, ordered_at, ordered_by: ordered_by_name, arrived_at },
      state: arrived_at ? ("arrived" as const) : ("ordered" as const),
    })),
  ];
}

/** Held while lines are marked, so that two people do not order the same. */
const orderingLock = "maker-orders";

/**
 * Marks what is to be ordered from a maker as ordered.
 * @param seen ids of the lines that were on the screen
 * @returns the batch, by which its list can be read again
 * @throws MedusaError `conflict` where that is not what is to be ordered now
 */
export function orderFromMaker(
  container: MedusaContainer,
  maker: string,
  seen: readonly string[],
  by: Author,
): Promise<string> {
  return container.resolve(Modules.LOCKING).execute([orderingLock], async () => {
    const lines = (await makerLines(container)).filter(
      (line) => line.state === "to-order" && line.maker === maker,
    );
    const ids = new Set(lines.map(({ id }) => id));
    if (ids.size === 0 || ids.size !== seen.length || !seen.every((id) => ids.has(id))) {
      throw conflictError("What is to be ordered from this maker has changed; read the list again");
    }
    return container.resolve(MAKER_ORDERS_MODULE).order(maker, lines, by);
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
