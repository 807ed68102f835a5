import type { makerLines } from "../../orders";
import type { Answer } from "../shared/api";
import { usePageRead, useRead } from "../shared/use-read";

/** A line of the makers' list in one of its states, with its values as an order's metadata has them. */
export type MakerLine = Omit<Answer<typeof makerLines>[number], "lens"> & { lens: unknown };

export const makersKey = ["wholesaler-orders"];

type Lines = { lines: MakerLine[] };

/** Milliseconds between two looks at what colleagues order. */
const everyLook = 30_000;

export const useMakerLines = () => useRead<Lines>(makersKey, "wholesaler-orders");

/** The same for the page about them, which follows what colleagues order. */
export const useMakersList = () =>
  usePageRead<Lines>(makersKey, "wholesaler-orders", { refetchInterval: everyLook });

export const exportAddress = (wanted: { maker: string } | { batch: string }) =>
  `/admin/wholesaler-orders/export?${new URLSearchParams(wanted)}`;

export const boxesOf = (lines: readonly MakerLine[]) =>
  lines.reduce((sum, { boxes }) => sum + boxes, 0);
