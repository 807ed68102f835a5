/** Lots and expiries of boxes, kept in the fulfilment in which the boxes were packed. */
import { type BoxLot, boxLots, isExpired } from "@landolt/forms";
import { lensOfLine, rightFirst } from "../../catalog";
import type { StoredFulfillment, StoredOrder } from "../stored-order";

const lotsOf = ({ metadata }: Pick<StoredFulfillment, "metadata">): BoxLot[] =>
  boxLots.safeParse(metadata?.lots).data ?? [];

/** How often the lots were written since the boxes were packed; what corrects them names it. */
const versionOf = ({ metadata }: Pick<StoredFulfillment, "metadata">): number =>
  typeof metadata?.lots_version === "number" ? metadata.lots_version : 0;

/** A parcel's metadata with other lots. */
export const withLots = (parcel: StoredFulfillment, lots: readonly BoxLot[]) => ({
  ...parcel.metadata,
  lots,
  lots_version: versionOf(parcel) + 1,
});

const packed = ({ fulfillments }: StoredOrder): StoredFulfillment[] =>
  (fulfillments ?? []).filter(({ canceled_at }) => !canceled_at);

/** Everything that was noted of an order's boxes, by line and box. */
export const lotsOfOrder = (order: StoredOrder): BoxLot[] =>
  packed(order)
    .flatMap(lotsOf)
    .sort((a, b) => a.line.localeCompare(b.line) || a.box - b.box);

export type PackLine = {
  id: string;
  title: string;
  sku: string | null;
  quantity: number;
  /** A contact lens leaves the shop only with lot and expiry. */
  lens: boolean;
  eye: "right" | "left" | null;
};

function packLine(order: StoredOrder, id: string, quantity: number): PackLine[] {
  const item = order.items.find((one) => one.id === id);
  if (!item || quantity <= 0) return [];
  const lens = lensOfLine(item.metadata);
  return [
    {
      id,
      title: [item.product_title ?? item.title, item.variant_title].filter(Boolean).join(", "),
      sku: item.variant_sku,
      quantity,
      lens: lens !== undefined,
      eye: lens?.eye ?? null,
    },
  ];
}

const sorted = (lines: readonly PackLine[]): PackLine[] =>
  rightFirst(
    lines,
    ({ title }) => title,
    ({ eye }) => eye,
  );

/** What is still to be packed, line by line. */
export function openLines(order: StoredOrder): PackLine[] {
  if (order.canceled_at) return [];
  const done = packed(order).flatMap(({ items }) => items ?? []);
  const open = order.items.flatMap((item) => {
    const before = done
      .filter(({ line_item_id }) => line_item_id === item.id)
      .reduce((sum, { quantity }) => sum + Number(quantity), 0);
    return packLine(order, item.id, Number(item.quantity) - before);
  });
  return sorted(open);
}

/** What was packed, parcel by parcel, with what is noted of its boxes. */
export const parcelsOf = (order: StoredOrder) =>
  packed(order).map((fulfillment) => {
    const lines = sorted(
      (fulfillment.items ?? []).flatMap(({ line_item_id, quantity }) =>
        packLine(order, line_item_id, Number(quantity)),
      ),
    );
    const placeOf = ({ line }: BoxLot) => lines.findIndex(({ id }) => id === line);
    return {
      id: fulfillment.id,
      packed_at: fulfillment.created_at,
      shipped_at: fulfillment.shipped_at,
      delivered_at: fulfillment.delivered_at,
      lines,
      lots: lotsOf(fulfillment).toSorted((a, b) => placeOf(a) - placeOf(b) || a.box - b.box),
      version: versionOf(fulfillment),
    };
  });

export type LotFault = {
  path: string[];
  code: "unknown-box" | "box-twice" | "expired" | "lot-missing";
  message: string;
};

/**
 * What keeps these boxes from leaving; boxes of a line are numbered from 1.
 * @param day on which they leave, in the shop's time zone, YYYY-MM-DD
 */
export function faultsOfLots(
  lines: readonly PackLine[],
  lots: readonly BoxLot[],
  day: string,
): LotFault[] {
  const faults = lots.flatMap(({ line, box, expiry }, index): LotFault[] => {
    const path = ["lots", String(index)];
    const known = lines.some(({ id, quantity }) => id === line && box <= quantity);
    if (!known) return [{ path, code: "unknown-box", message: "There is no such box" }];
    const first = lots.findIndex((one) => one.line === line && one.box === box);
    if (first !== index) return [{ path, code: "box-twice", message: "The box is noted twice" }];
    return isExpired(expiry, day)
      ? [{ path: [...path, "expiry"], code: "expired", message: "The box has expired" }]
      : [];
  });
  const missing = lines
    .filter(({ lens }) => lens)
    .filter(({ id, quantity }) => lots.filter(({ line }) => line === id).length < quantity)
    .map(
      ({ id }): LotFault => ({
        path: ["lots", id],
        code: "lot-missing",
        message: "A box of contact lenses has no lot and expiry",
      }),
    );
  return [...faults, ...missing];
}
