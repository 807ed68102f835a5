import type { ProductInformation, SafetyGap } from "@landolt/forms";

export type StoredInformation = {
  id: string;
  title: string;
  updated_at: string;
  information: ProductInformation;
  variants: Record<string, string>;
};

export type ProductWithGaps = { id: string; title: string; missing: SafetyGap[] };

export const gapsKey = ["product-information"];
export const informationKey = (id: string) => ["product-information", id];
