import type { makerLines } from "../../orders";
import type { Answer } from "../shared/api";
import { useRead } from "../shared/use-read";

/** A line of the makers' list in one of its states, with its values as an order's metadata has them. */
export type MakerLine = Omit<Answer<typeof makerLines>[number], "lens"> & { lens: unknown };

export const makersKey = ["wholesaler-orders"];

/** @param refetchInterval milliseconds until they are read again */
export const useMakerLines = (refetchInterval: number | false = false) =>
  useRead<{ lines: MakerLine[] }>(makersKey, "wholesaler-orders", { refetchInterval });

export const exportAddress = (wanted: { maker: string } | { batch: string }) =>
  `/admin/wholesaler-orders/export?${new URLSearchParams(wanted)}`;

export const boxesOf = (lines: readonly MakerLine[]) =>
  lines.reduce((sum, { boxes }) => sum + boxes, 0);
