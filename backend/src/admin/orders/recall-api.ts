import type { SiteLanguage } from "@landolt/forms";

export type RecallTexts = Record<SiteLanguage, string>;

export type LotHolder = {
  order_id: string;
  number: number;
  email: string | null;
  language: SiteLanguage;
  name: string | null;
  phone: string | null;
  boxes: number;
  expiries: string[];
  delivered_at: string | null;
  informed_at: string | null;
  informed_by: string | null;
};

export type LotOfProduct = {
  product_id: string;
  title: string;
  orders: LotHolder[];
  recall: { id: string; texts: RecallTexts; begun_by_name: string; created_at: string } | null;
};

export type FoundLot = { lot: string; products: LotOfProduct[] };

export type PastRecall = {
  id: string;
  lot: string;
  product_title: string;
  begun_by_name: string;
  created_at: string;
};

export const recallsKey = ["recalls"];
export const lotKey = (lot: string) => ["recalls", "lot", lot];
