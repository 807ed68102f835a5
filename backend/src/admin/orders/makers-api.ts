import { ask } from "../shared/api";

/** A line of the makers' list in one of its states. */
export type MakerLine = {
  id: string;
  state: "to-order" | "ordered" | "arrived";
  order_id: string;
  order: number;
  maker: string;
  product: string;
  pack: string;
  lenses_per_box: number | null;
  boxes: number;
  lens: unknown;
  batch?: string;
  ordered_at?: string;
  ordered_by?: string;
  arrived_at?: string | null;
};

export const makersKey = ["wholesaler-orders"];
export const readMakers = () => ask<{ lines: MakerLine[] }>("wholesaler-orders");

export const exportAddress = (wanted: { maker: string } | { batch: string }) =>
  `/admin/wholesaler-orders/export?${new URLSearchParams(wanted)}`;

export const boxesOf = (lines: readonly MakerLine[]) =>
  lines.reduce((sum, { boxes }) => sum + boxes, 0);
