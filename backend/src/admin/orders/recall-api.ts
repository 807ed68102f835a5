import type { lotHolders } from "../../orders";
import type { Answer } from "../shared/api";

export type FoundLot = Answer<typeof lotHolders>;
export type LotOfProduct = FoundLot["products"][number];
export type LotHolder = LotOfProduct["orders"][number];

export type PastRecall = {
  id: string;
  lot: string;
  product_title: string;
  begun_by_name: string;
  created_at: string;
};

export const recallsKey = ["recalls"];
export const lotKey = (lot: string) => ["recalls", "lot", lot];
